import type { FactReader } from '@mosaico/shared-types';

export const content = ({ text }: FactReader) =>
  ({
    heading: 'Antes de contratar',
    terms: {
      title: 'Cobros y cancelación',
      text: `${text('mf-legal/monthly-billing')} ${text('mf-legal/cancel-monthly')}`,
      link: { to: 'mf-legal/terms', label: 'Términos y condiciones' },
    },
    questions: [
      {
        id: 'servidor-o-basico',
        question: '¿El plan Servidor protege mi sitio?',
        answer: `No. Por ${text('mf-plans/maintenance-server')} al mes cuida el hosting, el correo y el servidor. Tu sitio, su seguridad, sus plugins y sus cambios quedan en tus manos, y el soporte es solo por ticket. Si quieres que cuidemos también tu sitio, empieza por el plan Básico, de ${text('mf-plans/maintenance-basic')} al mes.`,
      },
      {
        id: 'mas-paginas',
        question: `¿Y si necesito más de ${text('mf-plans/maintenance-recommended-pages')} páginas nuevas al mes?`,
        answer: `Te conviene el plan Personalizado, desde ${text('mf-plans/maintenance-custom')} al mes. Escríbenos por chat y lo armamos según lo que necesites.`,
      },
      {
        id: 'soporte',
        question: '¿Cómo pido ayuda?',
        answer:
          'En el plan Básico, por chat en horario laboral. En el Recomendado, por chat con atención preferencial. En el Personalizado tienes soporte dedicado. En el Servidor, solo por ticket.',
      },
    ],
  }) as const;

export const closing = {
  heading: '¿No sabes qué plan necesita tu sitio?',
  text: 'Mándanos su dirección por chat y cuéntanos cada cuánto lo cambias. Te decimos con cuál te alcanza.',
  action: 'Preguntar por chat',
  message: 'Hola, quiero saber qué plan de mantenimiento necesita mi sitio web',
};
