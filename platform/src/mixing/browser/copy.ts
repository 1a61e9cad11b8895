const moment = new Intl.DateTimeFormat('es', { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' });

/** What the version switcher says. It stands on the site, so it speaks the site's language. */
export const copy = {
  name: 'Versiones',
  heading: 'Versiones en esta pestaña',
  explanation: 'Elige qué versión de cada parte se muestra. Vale solo para esta pestaña.',
  state: (environment: string, revision: number | undefined) =>
    revision === undefined ? `Entorno ${environment}` : `Entorno ${environment}, revisión ${revision}`,
  changed: (count: number) => (count === 1 ? '1 cambiada' : `${count} cambiadas`),
  option: (version: string, built: string | undefined, inUse: boolean) =>
    `${version}${inUse ? ' (en uso)' : ''}${built ? `, ${moment.format(new Date(built))}` : ''}`,
  unused: 'No se usa',
  apply: 'Aplicar',
  share: 'Copiar enlace',
  shared: 'Enlace copiado',
  sharedByHand: 'Copia este enlace:',
  reset: 'Restablecer',
  close: 'Cerrar',
  unfit: (version: string) => `${version} no encaja con lo demás:`,
  missing: (workspace: string, version: string, instead: string | undefined) =>
    instead
      ? `${workspace}@${version} no está publicada. Se muestra ${instead}.`
      : `${workspace}@${version} no está publicada, y este entorno no usa ${workspace}.`,
  unlisted: 'No se pudo leer qué más hay publicado.',
  forgetful: 'El navegador no deja recordar la elección. Abre el enlace copiado en su lugar.',
};
