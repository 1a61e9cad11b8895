/** Words of the service search. */
export const searchCopy = {
  placeholder: 'Buscar servicios...',
  /** Name of the box and of its landmark. */
  label: 'Buscar servicios',
  tooltip: 'Busca tu servicio aquí',
  results: 'Servicios encontrados',
  others: 'Otras páginas',
  clear: 'Borrar la búsqueda',
  count: (results: number) => (results === 1 ? '1 resultado' : `${results} resultados`),
  /** More pages match than are listed. */
  cut: 'Son los mejores de muchos. Escribe otra palabra para encontrar más.',
  pending: 'Buscando…',
  none: (query: string) => `No se encontraron resultados para "${query}"`,
  unavailable: 'No pudimos buscar. Revisa tu conexión e inténtalo de nuevo.',
  allPages: 'Ver todas las páginas',
  chat: 'Preguntar por chat',
  chatText: (query: string) => `Hola, busco esto en su sitio: ${query}`,
};
