/** The only words that blocks bring along: what a visitor would otherwise not hear or see explained. */
export const copy = {
  /** Read after the name of a link that leaves the site. */
  externalHint: '(se abre en una pestaña nueva)',
  per: { month: 'al mes', hour: 'por hora' },
  from: 'Desde',
  previousPrice: 'Precio anterior:',
  currency: 'USD',
  included: 'Incluye',
  excluded: 'No incluye',
  includedItem: 'Incluido:',
  excludedItem: 'No incluido:',
  contents: 'En esta página',
  breadcrumbs: 'Ruta de navegación',
  notice: { note: 'Nota', important: 'Importante' },
  feature: 'Característica',
  more: 'Más del plan',
  /** In place of a way to the page itself. */
  here: 'Estás aquí',
  step: { done: 'hecho', current: 'en curso', next: 'después' },
  updated: 'Última actualización:',
  close: 'Cerrar',
  copying: {
    copied: 'Copiado',
    doneTitle: '¡Copiado!',
    done: 'El enlace se ha copiado al portapapeles',
    refusedTitle: 'Error',
    refused: 'No se pudo copiar el enlace',
  },
  copyClause: 'Copiar enlace a la cláusula',
  people: {
    heading: 'Quién lo hace',
    /** Before the topics that somebody answers for. */
    answers: 'Te contesta sobre',
    topics: { sales: 'ventas', support: 'soporte', courses: 'cursos', hiring: 'postulaciones', direction: 'mentoría y dirección' },
    /** Before the name of who answers. */
    answeredBy: 'Te contesta',
    call: 'Llamar al',
  },
  reviews: {
    name: 'Reseñas de clientes',
    failed: 'No pudimos cargar las reseñas. Puede ser tu conexión o un bloqueador.',
    instead: 'Ver reseñas en nuestro perfil',
    chat: 'Escribir por chat',
  },
  carousel: {
    role: 'carrusel',
    slide: 'diapositiva',
    of: 'de',
    pause: 'Pausar',
    play: 'Reproducir',
    previous: 'Anterior',
    next: 'Siguiente',
  },
  embed: {
    loading: 'Cargando…',
    failed: 'No pudimos cargar esta parte',
    instead: 'Puede ser tu conexión o un bloqueador. Ábrela en otra pestaña o escríbenos y lo resolvemos por chat.',
    unseen: '¿No se ve?',
    open: 'Abrir en otra pestaña',
    chat: 'Escribir por chat',
    retry: 'Reintentar',
  },
} as const;
