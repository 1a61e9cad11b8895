/** Two lines that close into a cross. */
export function MenuIcon({ open }: { open: boolean }) {
  return (
    <svg
      width="20"
      height="20"
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      aria-hidden="true"
      focusable="false"
    >
      <path d={open ? 'm5 5 10 10M15 5 5 15' : 'M3 7h14M3 13h14'} />
    </svg>
  );
}
