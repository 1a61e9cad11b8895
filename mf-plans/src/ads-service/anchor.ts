/** Where the page says what its price includes. */
export const priceAnchor = 'precio';
