import type { FactReader } from '@mosaico/shared-types';

export const content = ({ offer }: FactReader) =>
  ({
    back: { to: 'mf-plans/service-catalogue', label: 'Catálogo de servicios' },
    booking: 'Agendar Cita Personalizada',
    hero: {
      eyebrow: 'CRM para tu negocio',
      title: 'Un CRM que tu equipo sí usa',
      lead: 'Lo implementamos, lo mantenemos al día o ponemos a una persona a vender con él. Elige por dónde empezar.',
      price: offer('mf-crm/crm').price,
      services: 'Ver los servicios',
    },
    closing: {
      heading: '¿No sabes cuál necesitas?',
      text: 'Agenda una cita y cuéntanos cómo vendes hoy. Te decimos por dónde empezar.',
    },
  }) as const;
