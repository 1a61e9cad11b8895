/** What a document says while a part of it does not work. It is read by visitors, so it speaks their language. */
export const copy = {
  silent:
    'Una parte de esta página no responde todavía. La estamos intentando cargar de nuevo; mientras tanto, puedes leerla y usar sus enlaces.',
};
