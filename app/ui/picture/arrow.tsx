/** A hand-drawn arrow, for decoration only. */
export function Arrow({ back = false }: { back?: boolean }) {
  return (
    <svg
      viewBox="0 0 54 26"
      width="54"
      height="26"
      aria-hidden="true"
      style={back ? { transform: 'scaleX(-1)' } : undefined}
    >
      <path
        d="M3 15.5C14 12 27 11.5 48 13.4M38 5.5c3.5 3 7 5.3 11.5 7.6-4.500 2-8.500 4.700-11.800 8.400"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.6"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
