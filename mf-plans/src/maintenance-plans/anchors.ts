/** Where the page's plans, their comparison and the contact stand. */
export const anchor = { plans: 'planes', comparison: 'comparacion', contact: 'contacto' };
