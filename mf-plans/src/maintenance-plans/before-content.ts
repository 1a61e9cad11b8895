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
        question: '¿El Plan Servidor protege mi web?',
        answer: `No. Por ${text('mf-plans/maintenance-server')} al mes cuida el hosting, el correo y el servidor. La web, su seguridad, sus plugins y sus cambios quedan en tus manos, y el soporte es solo por ticket. Si quieres que cuidemos también la web, empieza por el Plan Básico, de ${text('mf-plans/maintenance-basic')} al mes.`,
      },
      {
        id: 'mas-paginas',
        question: `¿Y si necesito más de ${text('mf-plans/maintenance-recommended-pages')} páginas nuevas al mes?`,
        answer: `Te conviene el Plan Personalizado, desde ${text('mf-plans/maintenance-custom')} al mes. Escríbenos por chat y lo armamos según lo que necesites.`,
      },
      {
        id: 'soporte',
        question: '¿Cómo pido ayuda?',
        answer:
          'En el Plan Básico, por chat en horario laboral. En el Recomendado, por chat con atención preferencial. En el Personalizado tienes soporte dedicado. En el Servidor, solo por ticket.',
      },
    ],
  }) as const;

export const closing = {
  heading: '¿No sabes qué plan necesita tu sitio?',
  text: 'Mándanos su dirección por chat y cuéntanos cada cuánto lo cambias. Te decimos con cuál te alcanza.',
  action: 'Preguntar por chat',
  message: 'Hola, quiero saber qué plan de mantenimiento necesita mi sitio web',
};
