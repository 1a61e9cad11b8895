/** The box takes no more characters, and the search reads no more: its work is bounded whatever it is given. */
export const longestQuery = 200;
