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
  notice: { note: 'Nota', important: 'Importante' },
  feature: 'Característica',
  step: { done: 'hecho', current: 'en curso', next: 'después' },
  updated: 'Última actualización:',
  close: 'Cerrar',
  embed: {
    loading: 'Cargando…',
    failed: 'No pudimos cargar esta parte',
    instead: 'Puede ser tu conexión o un bloqueador. Ábrela en otra pestaña o escríbenos y lo resolvemos por chat.',
    open: 'Abrir en otra pestaña',
    chat: 'Escribir por chat',
    retry: 'Reintentar',
  },
} as const;
