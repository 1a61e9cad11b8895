export const content = {
  read: 'Leer el caso',
  /** Followed by the client's name; for screen readers. */
  of: 'de',
} as const;
