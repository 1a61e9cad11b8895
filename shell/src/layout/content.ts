/** Words of the header, footer and chat button. */
export const layoutCopy = {
  skip: 'Saltar al contenido',
  home: 'Ir al inicio',
  menu: 'Menú',
  menuName: 'Menú principal',
  crmLogin: 'CRM Login',
  chat: 'Escríbenos por chat',
  quickContact: 'Contacto rápido',
  loading: 'Cargando la página…',
  footer: {
    name: 'Pie de página',
    contact: 'Contacto',
    social: 'Síguenos en redes',
    rights: 'Todos los derechos reservados.',
    promise: 'Sitios, campañas y sistemas que trabajan para tu negocio.',
  },
} as const;

/** The menu's links, in order. */
export const menuLinks = [
  { to: '/catalogo-servicios', label: 'Catálogo de Servicios' },
  { to: '/testimonios-videos', label: 'Testimonios en Video' },
  { to: '/solicitar-cita', label: 'Agendar una Cita Ahora' },
] as const;

export const legalLinks = [
  { to: '/terminos-condiciones', label: 'Términos y condiciones' },
  { to: '/politica-privacidad', label: 'Política de privacidad' },
  { to: '/politica-citas', label: 'Política de citas' },
] as const;
