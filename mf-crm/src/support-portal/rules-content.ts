import type { FactReader } from '@mosaico/shared-types';

export const times = ({ text }: FactReader) => ({
  heading: 'Horario y tiempos de respuesta',
  items: [
    { value: text('mf-crm/app-support-hours'), label: 'lunes a viernes, hora local' },
    { value: `${text('mf-crm/app-response-hours')} h`, label: 'hábiles para la primera respuesta' },
    { value: `Menos de ${text('mf-crm/app-critical-hours')} h`, label: 'en casos críticos' },
  ],
  critical: {
    title: 'Qué es un caso crítico',
    items: ['La app no funciona para nadie.', 'Nadie puede entrar a su cuenta.', 'Los pagos fallan.'],
  },
});

export const privacy = ({ text }: FactReader) =>
  ({
    heading: 'Tus datos y tu cuenta',
    lead: 'Puedes pedir que borremos tu cuenta cuando quieras, con un ticket o por correo.',
    items: [
      `Eliminamos tu cuenta en un plazo de ${text('mf-legal/account-deletion-days')} días hábiles y te lo confirmamos por correo.`,
      `Conservamos lo que la ley nos exige hasta ${text('mf-legal/data-retention-years')} años después de cerrar la cuenta.`,
      `La app es para mayores de ${text('mf-legal/minimum-age')} años.`,
    ],
    delete: 'Pedir la eliminación de mi cuenta',
    deleteSubject: 'Eliminar mi cuenta',
    policy: { to: 'mf-legal/privacy', label: 'Política de privacidad' },
    terms: { to: 'mf-legal/terms', label: 'Términos y condiciones' },
  }) as const;
