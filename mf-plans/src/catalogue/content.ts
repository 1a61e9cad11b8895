/** Where prices are only begun with: the terms say what stopping costs. */
export const rules = {
  title: 'Si cambias de idea',
  text: 'Puedes cancelar. Cuánto te devolvemos y con qué aviso está escrito aquí.',
  terms: { to: 'mf-legal/terms', label: 'Términos y condiciones' },
} as const;

/** The words in drawings of hosting and maintenance. */
export const upkeep = {
  site: 'tuyo.example',
  mailbox: 'hola@',
  month: 'Este mes',
  done: ['Seguridad', 'Actualizado', 'En línea'],
};
