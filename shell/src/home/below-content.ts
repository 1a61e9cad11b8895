export const reviews = { heading: 'Lo que escriben en sus reseñas' };

export const services = {
  heading: 'Precios claros, sin rodeos',
  lead: 'Compara lo que incluye cada plan antes de hablar con nadie. Precios en dólares de Estados Unidos (USD).',
  /** In place of the list, where no service has a page. */
  none: {
    text: 'Dinos qué necesitas y te pasamos el precio por chat, con lo que incluye.',
    chat: 'Pedir precios por chat',
    chatText: 'Hola, quiero saber sus precios',
  },
};

export const closing = {
  heading: '¿Hablamos de tu negocio?',
  text: 'Mira lo que cuentan nuestros clientes, o dinos por chat qué quieres lograr y cuánto piensas invertir.',
  cases: 'Ver Casos de Éxito',
  chat: 'Escribir por chat',
  chatText: 'Hola, quiero información sobre sus servicios',
};
