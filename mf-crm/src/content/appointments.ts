/** What the agency promises and asks of an appointment (the policy page says the same). */
export const appointments = {
  /** A month, depending on the active service. */
  monthly: { least: 2, most: 3 },
  /** The team confirms or cancels within. */
  confirmationHours: 24,
  /** Notice for cancelling or rescheduling. */
  noticeHours: 12,
} as const;
