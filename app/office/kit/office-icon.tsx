/** Icons that only the office has, so that no public page loads them. They are hidden from screen readers, as all (app/ui/picture/icon.tsx). */
const paths = {
  more: <path d="M5 12.200v-.3M12.100 11.900v.3M19.200 12.200v-.3" strokeWidth="3.600" />,
  call: (
    <path d="M6.200 3.400c1.400-.3 2.600-.3 3.700 0 .3 1.900.8 3.500 1.400 5-.8 1-1.600 1.700-2.600 2.300 1.100 2.200 2.600 3.800 4.800 4.800.6-.9 1.300-1.700 2.300-2.500 1.600.7 3.200 1.100 4.900 1.400.3 1.300.3 2.500 0 3.800-1.800 2.100-5.900 2.300-10.100-.9-4.900-3.700-6.700-9.500-4.400-13.900z" />
  ),
  chat: (
    <path
      d="M4.200 20c.4-1.500.7-2.800.9-4C3 12.600 3.500 8.700 6.400 6.100c3-2.700 7.700-2.800 11-.2 3.400 2.700 4.100 7.300 1.600 10.800-2.500 3.400-6.800 4.300-10.400 2.400-1.500.2-2.900.5-4.400.9zM9 11.900v.2M12.200 11.900v.2M15.400 11.900v.2"
      strokeWidth="2.200"
    />
  ),
  back: (
    <path
      d="M20.400 12.200c-5.600-.3-11-.3-16.200 0M10.600 5.200c-1.900 2.600-4 4.900-6.600 7 2.600 2 4.700 4.200 6.600 6.800"
      strokeWidth="2.400"
    />
  ),
} as const;

export function OfficeIcon({ name }: { name: keyof typeof paths }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="24"
      height="24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {paths[name]}
    </svg>
  );
}
