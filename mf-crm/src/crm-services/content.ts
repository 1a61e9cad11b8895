const book = 'Agendar Cita Personalizada';

export const content = {
  back: { to: 'mf-plans/service-catalogue', label: 'Catálogo de servicios' },
  booking: book,
  hero: {
    eyebrow: 'CRM para tu negocio',
    title: 'Un CRM que tu equipo sí usa',
    lead: 'Lo implementamos, lo mantenemos al día o ponemos a una persona a vender con él. Elige por dónde empezar.',
    services: 'Ver los servicios',
  },
  closing: {
    heading: '¿No sabes cuál necesitas?',
    text: 'Agenda una cita y cuéntanos cómo vendes hoy. Te decimos por dónde empezar.',
  },
} as const;
