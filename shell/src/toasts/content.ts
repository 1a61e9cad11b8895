/** Words of the toasts. The two English ones are as specified. */
export const toastCopy = {
  region: 'Notifications',
  close: 'Close toast',
  showMore: (count: number) => `Ver ${count} más`,
  showLess: 'Ver menos',
} as const;
