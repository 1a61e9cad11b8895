/** Words of the service search. */
export const searchCopy = {
  placeholder: 'Buscar servicios...',
  /** Name of the box and of its landmark. */
  label: 'Buscar servicios',
  tooltip: 'Busca tu servicio aquí',
  results: 'Servicios encontrados',
  others: 'Otras páginas',
  clear: 'Borrar la búsqueda',
  /** `isCut`: more pages match. */
  count: (results: number, isCut = false) =>
    isCut ? `Los ${results} mejores resultados` : results === 1 ? '1 resultado' : `${results} resultados`,
  pending: 'Buscando…',
  none: (query: string) => `No se encontraron resultados para "${query}"`,
  unavailable: 'No pudimos buscar. Revisa tu conexión e inténtalo de nuevo.',
  allPages: 'Ver todas las páginas',
  chat: 'Preguntar por chat',
  chatText: (query: string) => `Hola, busco esto en su sitio: ${query}`,
};
