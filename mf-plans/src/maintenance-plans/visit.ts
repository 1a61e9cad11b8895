/**
 * What this visit has seen already. A visit is a document: the state outlives navigation inside of the site, and a reload
 * begins anew. Nothing is written to the visitor's device for it.
 */
export const visit = { crmOffered: false };
