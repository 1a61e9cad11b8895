/** Words of the service search. */
export const searchCopy = {
  placeholder: 'Buscar servicios...',
  /** Name of the box and of its landmark. */
  label: 'Buscar servicios',
  tooltip: 'Busca tu servicio aquí',
  results: 'Servicios encontrados',
  clear: 'Borrar la búsqueda',
  count: (results: number) => (results === 1 ? '1 resultado' : `${results} resultados`),
  none: (query: string) => `No se encontraron resultados para "${query}"`,
};
