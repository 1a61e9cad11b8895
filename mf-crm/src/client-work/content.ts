/** The alert of a client that the support team mended: the request, and its answer. */
export const mended = [
  ['Ticket', 'El aviso le llega a Óscar, que cambió de área.'],
  ['Respuesta', 'Ya llega a Lucía y, si no contesta, al equipo.'],
] as const;
