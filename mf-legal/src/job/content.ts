export const dates = { posted: 'Publicada el', until: 'vigente hasta el' };
