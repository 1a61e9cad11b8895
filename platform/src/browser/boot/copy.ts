/** What a document says while a part of it does not work. It is read by visitors, so it speaks their language. */
export const copy = {
  silent: 'Una parte de esta página no responde todavía. Seguimos intentándolo; puedes leerla y usar sus enlaces.',
};
