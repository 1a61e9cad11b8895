export const card = {
  /** Followed by the client's name. */
  play: 'Reproducir el testimonio de',
  video: 'Testimonio de',
  placeholder: 'Video Testimonio',
  capturing: 'Preparando la imagen del video',
  captions: 'Subtítulos',
  broken: 'Este video no se pudo reproducir. Inténtalo de nuevo.',
};
