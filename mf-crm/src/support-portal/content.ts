import type { FactReader, SiteConfiguration } from '@mosaico/shared-types';
import type { Question } from '@mosaico/shared-ui';

/** Keeps figures in one line. */
const unbroken = (figures: string) => figures.replaceAll(' ', '\u00a0');

export const hero = ({ text }: FactReader) => ({
  eyebrow: 'Portal de soporte de la app',
  title: '¿En qué te ayudamos?',
  lead: `Te respondemos de lunes a viernes, de ${unbroken(text('mf-crm/app-support-hours'))}, en tu hora local. Elige el canal que prefieras.`,
});

/** Who looked for "soporte" and wanted another kind of it. */
export const others = {
  heading: '¿No es por la app?',
  items: [
    {
      to: 'mf-crm/support-appointment',
      label: 'Cita de soporte técnico',
      text: 'si ya eres cliente y algo de tu sitio, tus redes o tu CRM te frena',
    },
    {
      to: 'mf-crm/support-plans',
      label: 'Planes de soporte',
      text: 'si quieres a alguien al cuidado de tu CRM cada mes',
    },
    {
      to: 'mf-courses/free-consultation',
      label: 'Consulta gratuita',
      text: 'si todavía no eres cliente y quieres lanzar un curso',
    },
  ],
} as const;

/** The ways to reach the team. */
export const channels = ({ text }: FactReader) => {
  const time = `Primera respuesta en ${text('mf-crm/app-response-hours')} horas hábiles`;
  return {
    ticket: {
      action: 'Abrir un ticket',
      text: 'Para un problema con tu cuenta o tus cursos',
      time,
    },
    email: { action: 'Correo', text: 'Para enviarnos capturas, archivos o una explicación larga', time },
    chat: {
      action: 'Chat',
      text: 'Opcional, para una pregunta corta. Si hace falta, te pedimos un ticket',
      time: `El equipo de la app: de ${unbroken(text('mf-crm/app-support-hours'))}, de lunes a viernes`,
      message: 'Hola, necesito ayuda con la app de cursos',
    },
  };
};

/** A shortcut of the portal; `key` names its address in the site configuration. */
export interface QuickLink {
  key: keyof SiteConfiguration['support'];
  title: string;
  text: string;
  /** What the service's status is, where the link is about it. */
  status?: string;
}

export const quickLinks: { heading: string; seenBy: string; items: readonly QuickLink[] } = {
  heading: 'Accesos rápidos',
  /** Ahead of the name of a client whose students use the app. */
  seenBy: 'Así la ven los alumnos de',
  items: [
    { key: 'serviceStatus', title: 'Estado del servicio', text: 'Incidencias y mantenimientos.', status: 'Operativo' },
    { key: 'guides', title: 'Guías', text: 'Paso a paso, con imágenes.' },
    { key: 'recordedClasses', title: 'Clases grabadas', text: 'Vuelve a verlas cuando quieras.' },
    { key: 'community', title: 'Comunidad', text: 'Pregunta a otros alumnos.' },
    { key: 'appNews', title: 'Novedades de la app', text: 'Lo que cambió en cada versión.' },
  ],
};

export const faq: { heading: string; items: readonly Question[] } = {
  heading: 'Preguntas frecuentes',
  items: [
    {
      id: 'iniciar-sesion',
      question: 'No puedo iniciar sesión',
      answer:
        'Revisa que el correo sea el mismo con el que te registraste y que no haya espacios al final. Si sigue sin funcionar, restablece tu contraseña o abre un ticket.',
    },
    {
      id: 'correo-verificacion',
      question: 'No me llega el correo de verificación',
      answer:
        'Espera unos minutos y busca en correo no deseado y promociones. Si no está, pide uno nuevo desde la app. Si usaste un correo con error, escríbenos para corregirlo.',
    },
    {
      id: 'contrasena-olvidada',
      question: 'Olvidé mi contraseña',
      answer:
        'En la pantalla de inicio elige «¿Olvidaste tu contraseña?», escribe tu correo y sigue el enlace que te enviamos para crear una nueva.',
    },
    {
      id: 'cursos-no-aparecen',
      question: 'No veo mis cursos',
      answer:
        'Comprueba que entraste con el correo de tu compra. Cierra sesión, vuelve a entrar y actualiza la app. Si aún faltan, abre un ticket con tu comprobante de pago.',
    },
    {
      id: 'app-se-cierra',
      question: 'La app se cierra o se congela',
      answer:
        'Actualiza la app y tu sistema, reinicia el dispositivo y prueba con otra conexión. Si se repite, cuéntanos el modelo de tu dispositivo y qué estabas haciendo.',
    },
    {
      id: 'varios-dispositivos',
      question: '¿Puedo usarla en varios dispositivos?',
      answer: 'Sí. Entra con la misma cuenta en tu teléfono, tableta o computadora.',
    },
    {
      id: 'facturacion',
      question: 'Tengo una duda con un cobro',
      answer:
        'Abre un ticket con la fecha, el monto y los últimos cuatro dígitos de tu tarjeta. No nos envíes el número completo ni el código de seguridad.',
    },
  ],
};

export const ticket = {
  heading: 'Abre un ticket',
  lead: 'Cuéntanos qué pasó, en qué dispositivo y desde cuándo. Así te respondemos con una solución y no con más preguntas.',
  title: 'Formulario de ticket de soporte',
  ready: {
    heading: 'Ten a mano',
    items: [
      'El correo con el que te registraste',
      'La versión de la app y la de tu sistema',
      'El texto del error, tal como aparece',
    ],
  },
};

/** The whole hours in `9:00 a 18:00`. */
const hoursIn = (span: string): [from: number, to: number] => {
  const [from = 0, to = 0] = [...span.matchAll(/\d+(?=:)/g)].map(Number);
  return [from, to];
};

/** Hours in which somebody answers, out of so many. */
export interface Hours {
  from: number;
  to: number;
  of: number;
  /** What the bar begins and ends with. */
  ends: readonly [string, string];
}

export const times = ({ text, number, range }: FactReader) => {
  const [opens, closes] = hoursIn(text('mf-crm/app-support-hours'));
  const response = range('mf-crm/app-response-hours');
  const ends = ['Tu mensaje', `${response.most} horas después`] as const;
  return {
    heading: 'Horario y tiempos de respuesta',
    items: [
      {
        value: unbroken(text('mf-crm/app-support-hours')),
        label: 'lunes a viernes, en tu hora local',
        hours: { from: opens, to: closes, of: 24, ends: ['0:00', '24:00'] as const },
      },
      {
        value: unbroken(`${text('mf-crm/app-response-hours')} horas`),
        label: 'hábiles, para la primera respuesta',
        hours: { from: response.least, to: response.most, of: response.most, ends },
      },
      {
        value: `Menos de ${text('mf-crm/app-critical-hours')} horas`,
        label: 'en casos críticos: la app no funciona para nadie, nadie puede entrar a su cuenta o los pagos fallan',
        hours: { from: 0, to: number('mf-crm/app-critical-hours'), of: response.most, ends },
      },
    ],
  };
};

export const privacy = ({ text }: FactReader) =>
  ({
    heading: 'Tus datos y tu cuenta',
    lead: 'Puedes pedir que borremos tu cuenta cuando quieras, con un ticket o por correo.',
    items: [
      {
        value: `${text('mf-legal/account-deletion-days')} días`,
        label: 'hábiles para eliminar tu cuenta. Te lo confirmamos por correo',
      },
      {
        value: `Hasta ${text('mf-legal/data-retention-years')} años`,
        label: 'pueden conservarse tus datos después de cerrar la cuenta',
      },
      { value: `${text('mf-legal/minimum-age')} años o más`, label: 'para usar la app' },
    ],
    delete: 'Pedir la eliminación de mi cuenta',
    deleteSubject: 'Eliminar mi cuenta',
    policy: { to: 'mf-legal/privacy', label: 'Política de privacidad' },
    terms: { to: 'mf-legal/terms', label: 'Términos y condiciones' },
  }) as const;
