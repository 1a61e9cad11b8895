/** When and how fast the support of the learning app answers, and what it does with accounts. Ranges are inclusive. */
export const support = {
  hours: { from: '9:00', to: '18:00' },
  /** Business hours until the first answer. */
  response: { least: 4, most: 12 },
  /** Hours within which a critical case is answered. */
  criticalHours: 4,
  /** Business days until an account is deleted. */
  deletionDays: { least: 7, most: 14 },
  /** Years that data may be kept after an account is closed. */
  retentionYears: 7,
  minimumAge: 18,
} as const;
