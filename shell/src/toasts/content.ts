/** Labels of the toasts, as specified: in English. */
export const toastCopy = { region: 'Notifications', close: 'Close toast' } as const;
