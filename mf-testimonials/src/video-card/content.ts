export const card = {
  /** Followed by the client's name. */
  play: 'Reproducir el testimonio de',
  video: 'Testimonio de',
  placeholder: 'Video Testimonio',
  capturing: 'Preparando la imagen del video',
  captions: 'Subtítulos',
  transcript: 'Leer la transcripción',
  /** Followed by the client's name; for screen readers, to whom all disclosures would be called the same. */
  transcriptOf: 'del testimonio de',
  broken: 'Este video no se pudo reproducir. Inténtalo de nuevo.',
};
