/** What the platform bills by usage. */
export const premiumActions = 'IA, SMS, llamadas y correos';
