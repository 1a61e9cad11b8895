/** Words of the header, footer and chat button. */
export const layoutCopy = {
  skip: 'Saltar al contenido',
  home: 'Ir al inicio',
  menu: 'Menú',
  menuName: 'Menú principal',
  crmLogin: 'CRM Login',
  chat: 'Escríbenos por chat',
  chatShort: 'Chat',
  quickContact: 'Contacto rápido',
  loading: 'Cargando la página…',
  footer: {
    contact: 'Contacto por chat',
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

/** The footer's links, by group. */
export const footerLinks = [
  {
    heading: 'Servicios',
    links: [
      { to: '/venta-sitios-web', label: 'Sitios web' },
      { to: '/planes-sociales', label: 'Redes sociales' },
      { to: '/meta-ads-marketing', label: 'Campañas de publicidad' },
      { to: '/crm-servicios', label: 'CRM y ventas' },
      { to: '/lanzamientos-cursos', label: 'Lanzamiento de cursos' },
      { to: '/planes-mantenimiento', label: 'Mantenimiento web' },
    ],
  },
  {
    heading: 'Agencia',
    links: [
      { to: '/testimonios-videos', label: 'Testimonios en video' },
      { to: '/asesoria-clientes', label: 'Asesoría para clientes' },
      { to: '/soporte', label: 'Soporte de la app' },
      { to: '/directorio-paginas', label: 'Directorio de páginas' },
    ],
  },
  {
    heading: 'Condiciones',
    links: [
      { to: '/terminos-condiciones', label: 'Términos y condiciones' },
      { to: '/politica-privacidad', label: 'Política de privacidad' },
      { to: '/politica-citas', label: 'Política de citas' },
    ],
  },
] as const;
