/** Where the page's plans and their comparison stand. */
export const anchor = { plans: 'planes', comparison: 'comparacion' };
