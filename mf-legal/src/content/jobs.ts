/** Facts of the job offers. */
export const jobs = {
  ads: { hoursADay: 8, yearsOfExperience: 3 },
  /** A posting is valid for so many days. */
  validDays: 30,
  /** Where applicants may live (ISO 3166-1). */
  country: 'DO',
} as const;
