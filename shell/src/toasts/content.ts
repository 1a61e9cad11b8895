export const toastCopy = { close: 'Close toast' } as const;
