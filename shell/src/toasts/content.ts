/** Words of the toasts. The two English ones are as specified. */
export const toastCopy = {
  region: 'Notifications',
  close: 'Close toast',
  showMore: (count: number) => `Ver ${count} más`,
  showLess: 'Ver menos',
  /** What a promise's toast says whose own words could not be had. */
  unsaid: { success: 'Listo', error: 'Algo salió mal' },
} as const;
