/**
 * A sentence as it goes on inside of another one, after a colon or a comma: `Un pago único …` as `un pago único …`.
 */
export const continued = (sentence: string): string => sentence.charAt(0).toLowerCase() + sentence.slice(1);
