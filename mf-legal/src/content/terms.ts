/** The figures of the terms and conditions. Shares are of what they are taken from: `0.25` is 25 %. */
export const terms = {
  /** A single payment may be cancelled within so many hours, less the penalty. */
  singlePayment: { cancelHours: 24, penalty: 0.25 },
  /** A monthly service ends with so many days' notice; without it the penalty is a share of the monthly value. */
  monthlyService: { noticeDays: 10, penalty: 0.4 },
  /** Monthly billing begins so many days after the service. */
  firstBillingDays: 30,
  /** Hiring away staff costs so many monthly payments of the person. */
  hiringMonths: 10,
  /** Hours until contact is made after a purchase. */
  contactHours: 24,
  /** Office hours the policies cite, Miami time. */
  officeHours: { from: '09:30', to: '17:30' },
} as const;

/** A share in words for print: `0.25` is `25 %`. */
export function percent(share: number): string {
  return `${Math.round(share * 100)}\u00A0%`;
}
