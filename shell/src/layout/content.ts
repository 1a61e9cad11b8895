/** Words of the header, footer and chat button. */
export const layoutCopy = {
  skip: 'Saltar al contenido',
  home: 'Ir al inicio',
  /** Leads to the questions from which a proposal is made. */
  quote: 'Cotizar',
  services: 'Servicios',
  servicesName: 'Servicios y precios',
  menu: 'Menú',
  menuName: 'Menú principal',
  crmLogin: 'CRM Login',
  /** Before the agency's telephone. */
  call: 'Llamar al',
  chat: 'Escríbenos por chat',
  chatShort: 'Chat',
  quickContact: 'Contacto rápido',
  loading: 'Cargando la página…',
  footer: {
    contact: 'Contacto por chat',
    social: 'Síguenos en redes',
    rights: 'Todos los derechos reservados.',
    /** Before the year of the agency's founding. */
    founded: 'Desde',
    promise: 'Sitios, campañas y sistemas que trabajan para tu negocio.',
  },
} as const;

/** The menu's links, in order. */
export const menuLinks = [
  { to: 'mf-plans/service-catalogue', label: 'Catálogo de Servicios' },
  { to: 'mf-testimonials/video-testimonials', label: 'Testimonios en Video' },
  { to: 'mf-crm/support-appointment', label: 'Agendar una Cita Ahora' },
] as const;
