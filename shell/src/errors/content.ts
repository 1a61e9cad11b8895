export const notFoundCopy = {
  title: 'Página no encontrada',
  text: 'Lo sentimos, la página que buscas no existe o ha sido movida.',
  back: 'Volver al inicio',
  prices: 'Ver servicios y precios',
  directory: 'Ver todas las páginas',
};

export const renderErrorCopy = {
  title: 'Unexpected Application Error!',
  text: 'Algo falló al mostrar esta página. El resto del sitio sigue funcionando.',
  retry: 'Reintentar',
  back: 'Volver al inicio',
};

export const pageUnavailableCopy = {
  title: 'No pudimos cargar esta página',
  text: 'Revisa tu conexión e inténtalo de nuevo. Si sigue sin responder, escríbenos por chat y te ayudamos.',
  retry: 'Reintentar',
  chat: 'Escribir por chat',
};
