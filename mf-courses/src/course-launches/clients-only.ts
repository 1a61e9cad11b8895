/** For whom the second way to an appointment is, by what its button says. */
export const clientsOnly = (book: string): string => `«${book}» es para quien ya es cliente.`;
