/** Address that calls a telephone of the site configuration: `tel:+17865550142` of `+1 786 555 0142`. */
export const telephoneLink = (telephone: string): string => `tel:+${telephone.replaceAll(/\D/g, '')}`;
