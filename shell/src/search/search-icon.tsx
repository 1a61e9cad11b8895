/** A magnifying glass, in the hand of `shared-ui`'s icons. */
export function SearchIcon({ size = 20 }: { size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="square"
      aria-hidden="true"
      focusable="false"
    >
      <path d="M8.75 3.25a5.5 5.5 0 1 0 0 11 5.5 5.5 0 0 0 0-11ZM13 13l3.75 3.75" />
    </svg>
  );
}
