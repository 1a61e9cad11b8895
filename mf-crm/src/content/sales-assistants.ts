/** A sales assistant's working day. */
export const workday = { hours: 8 } as const;

/** Hiring an assistant away costs that many of their monthly payments. */
export const hiringAway = { monthlyPayments: 10 } as const;
