import styles from './office-nav.module.css';

/** The icons of the office's menu: a dab of paint, and over it a drawing in ink. CSS shows the dab of the open page. */
const drawings = {
  today: (
    <path d="M2.600 18.400c6.300-.4 12.500-.4 18.800 0M6.600 18c.1-3.400 2.200-5.700 5.400-5.700s5.300 2.300 5.400 5.700M12 8.600V5.200M5.600 11.400 3.400 9M18.400 11.400 20.700 9" />
  ),
  inbox: (
    <path d="M3.200 6c5.900-.4 11.700-.4 17.600 0 .3 4.100.3 8.100 0 12.200-5.900.4-11.700.4-17.600 0-.3-4.100-.3-8.100 0-12.200zM3.600 6.600c2.700 2.700 5.500 4.900 8.400 6.400 2.900-1.500 5.700-3.700 8.400-6.400" />
  ),
  /* A grown-up and a child, as the visitors of the Warli wall are painted. */
  families: (
    <>
      <path d="M3.600 9.200h8.200L7.700 15zM7.700 15l-3.300 5.600h6.600zM14.200 13.200h6L17.200 17zM17.200 17l-2.500 3.600h5z" />
      <path d="M7.700 4.900v.3M17.200 9.700v.2" strokeWidth="4.200" />
    </>
  ),
  website: (
    <path d="M5.200 8 12 2.800 18.800 8M3.400 8.200c5.700-.3 11.500-.3 17.200 0 .3 4.100.3 8.200 0 12.300-5.700.3-11.500.3-17.200 0-.3-4.100-.3-8.200 0-12.300zM6.600 17.400c2-3.800 3.700-4.800 5.200-3.300 1.300-2.100 3-2.100 5.500 2.600" />
  ),
  more: <path d="M4.600 12.200v-.3M12.100 11.900v.3M19.500 12.200v-.3" strokeWidth="4.200" />,
} as const;

export type NavIconName = keyof typeof drawings;

/** An icon of the office's menu. The word beside it names it. */
export function NavIcon({ name }: { name: NavIconName }) {
  return (
    <svg className={styles.icon} viewBox="0 0 24 24" width="26" height="26" aria-hidden="true">
      <path
        className={styles.dab}
        d="M-2.600 10.500C-2 4.200 4 .8 11.400 1c8 .1 14.600 3 15.200 9.500.6 7-4.800 11.400-13.200 11.800C5 22.700-3.200 18-2.600 10.500z"
      />
      {drawings[name]}
    </svg>
  );
}
