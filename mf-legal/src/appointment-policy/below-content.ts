import type { FactReader } from '@mosaico/shared-types';
import type { Step } from '@mosaico/shared-ui';

export const content = ({ text }: FactReader) => ({
  journey: {
    heading: 'Así avanza tu cita',
    steps: [
      { title: 'La solicitas', text: 'Llenas el formulario y queda pendiente de confirmación.' },
      {
        title: 'Te respondemos',
        text: `La confirmamos o la cancelamos en ${text('mf-legal/appointment-confirmation-hours')} horas.`,
      },
      {
        title: 'Nos reunimos',
        text: `¿Surgió algo? Muévela con ${text('mf-legal/appointment-notice-hours')} horas de anticipación.`,
      },
    ] satisfies readonly Step[],
  },
  closing: {
    heading: '¿Listo para tu próxima cita?',
    text: `Cuéntanos qué necesitas revisar. Te respondemos en ${text('mf-legal/appointment-confirmation-hours')} horas.`,
    request: { to: 'mf-crm/support-appointment', label: 'Solicitar una cita' },
    newcomers: { to: 'mf-courses/free-consultation', label: 'Aún no soy cliente' },
  } as const,
});
