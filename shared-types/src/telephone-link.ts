/** Address that calls a telephone of the site configuration: `tel:+13055550142` of `+1 305 555 0142`. */
export const telephoneLink = (telephone: string): string => `tel:+${telephone.replaceAll(/\D/g, '')}`;
