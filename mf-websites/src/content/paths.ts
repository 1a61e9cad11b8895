/** Where the pages of this offer are. */
export const paths = {
  sales: '/venta-sitios-web',
  premium: '/sitio-web-premium',
  corporate: '/sitio-web-corporativo',
  store: '/tienda-en-linea',
  landing: '/landing-page-500',
  quote: '/cotizar-sitio-web',
  maintenance: '/planes-mantenimiento',
} as const;
