/** A strip of film; decoration. */
export function Film({ size }: { size: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      aria-hidden="true"
    >
      <path d="M3 3.5h14v13H3zM6.5 3.5v13m7-13v13M3 8h3.5M3 12h3.5m7-4H17m-3.5 4H17" />
    </svg>
  );
}
