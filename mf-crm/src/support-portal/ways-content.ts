import type { SiteConfiguration } from '@mosaico/shared-types';

export const channels = {
  heading: 'Tres formas de escribirnos',
  ticket: {
    title: 'Ticket',
    text: 'Lo más rápido para un problema con tu cuenta o tus cursos: queda registrado y le das seguimiento.',
    action: 'Ir al formulario',
  },
  email: { title: 'Correo', text: 'Para enviarnos capturas, archivos o una explicación larga.' },
  chat: {
    title: 'Chat (opcional)',
    text: 'Para una pregunta corta. Si hace falta, te pedimos que abras un ticket.',
    action: 'Escribir por chat',
    message: 'Hola, necesito ayuda con la app de cursos',
  },
};

/** A shortcut of the portal; `key` names its address in the site configuration. */
export interface QuickLink {
  key: keyof SiteConfiguration['support'];
  title: string;
  text: string;
  /** What the service's status is, where the link is about it. */
  status?: string;
}

export const quickLinks: { heading: string; items: readonly QuickLink[] } = {
  heading: 'Accesos rápidos',
  items: [
    { key: 'guides', title: 'Guías', text: 'Paso a paso, con imágenes.' },
    { key: 'recordedClasses', title: 'Clases grabadas', text: 'Vuelve a verlas cuando quieras.' },
    { key: 'community', title: 'Comunidad', text: 'Pregunta a otros alumnos.' },
    { key: 'serviceStatus', title: 'Estado del servicio', text: 'Incidencias y mantenimientos.', status: 'Operativo' },
    { key: 'appNews', title: 'Novedades de la app', text: 'Lo que cambió en cada versión.' },
  ],
};
