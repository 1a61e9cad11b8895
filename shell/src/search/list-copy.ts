/** Words of the list of results, which are loaded with that. */
export const listCopy = {
  results: 'Servicios encontrados',
  others: 'Otras páginas',
  count: (results: number) => (results === 1 ? '1 resultado' : `${results} resultados`),
  none: (query: string) => `No se encontraron resultados para "${query}"`,
  /** More pages match than are listed. */
  cut: 'Son los mejores de muchos. Escribe otra palabra para encontrar más.',
};
