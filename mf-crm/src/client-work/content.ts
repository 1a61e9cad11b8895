/** After the name of a client that was made up. */
export const sample = '. Caso\u00a0de\u00a0muestra';
