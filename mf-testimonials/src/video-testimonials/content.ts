import type { SceneArt } from '@mosaico/shared-ui';

export const hero = {
  eyebrow: 'Testimonios en video',
  subtitle: 'Qué le pasaba a cada negocio, qué hicimos y qué cambió, con cifras y plazos.',
  action: 'Ver los videos',
};

export const videos = {
  anchor: 'videos',
  heading: 'En video',
  lead: 'Debajo de cada video está lo que muestra y dice.',
};

export const transcriptWords = {
  read: 'Leer la transcripción',
  /** Followed by the client's name; for screen readers, to whom all disclosures would be called the same. */
  of: 'del testimonio de',
};

export const closing = {
  heading: '¿A cuál se parece tu negocio?',
  text: 'Dinos cuál. Te respondemos qué haríamos primero, en cuánto tiempo y cuánto cuesta.',
  quote: 'Solicitar presupuesto',
  widgets: 'Testimonios en tu sitio',
};

/** People who speak: marks of quotation, and films. */
export const scene: SceneArt = {
  tiles: {
    open: { ground: 'b', label: '“', figure: 'quarter', paint: 'c', turn: 1 },
    film: { ground: 'a', figure: 'petal', paint: 'e', turn: 1 },
    close: { ground: 'c', label: '”' },
    d: { ground: 'e', figure: 'disc', paint: 'c' },
    r: { ground: 'd', figure: 'half', paint: 'a' },
  },
  wide: ['. open open d r', '. open open film film', '. . r film film', '. . . d close'],
  narrow: ['open r d film r close'],
};
