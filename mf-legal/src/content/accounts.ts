/** What the learning app does with accounts and their data. Ranges are inclusive. */
export const accounts = {
  /** Business days until an account is deleted. */
  deletionDays: { least: 7, most: 14 },
  /** Years that data may be kept after an account is closed. */
  retentionYears: 7,
  minimumAge: 18,
} as const;
