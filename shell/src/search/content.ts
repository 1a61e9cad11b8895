/** Words of the service search. */
export const searchCopy = {
  placeholder: 'Buscar servicios...',
  /** Name of the box and of its landmark. */
  label: 'Buscar servicios',
  tooltip: 'Busca tu servicio aquí',
  clear: 'Borrar la búsqueda',
  pending: 'Buscando…',
  unavailable: 'No pudimos buscar. Revisa tu conexión e inténtalo de nuevo.',
  allPages: 'Ver todas las páginas',
  chat: 'Preguntar por chat',
  chatText: (query: string) => `Hola, busco esto en su sitio: ${query}`,
};
