/** A price that a page must show. */
export interface PriceRow {
  /** The page; with the tab that shows it, where there are tabs. */
  path: string;
  /** What costs so much. */
  label: string;
  /** How the page writes it. */
  text: string;
}

const page = (path: string, prices: Record<string, string>): PriceRow[] =>
  Object.entries(prices).map(([label, text]) => ({ path, label, text }));

const referral = {
  'ads, from': '$800',
  'websites, from': '$1,000',
  'CRM, from': '$1,000',
  'courses, from': '$3,000',
  logos: '$250',
  'videos and photos, from': '$600',
};

/** Every price of the specification's second document, section 9, on the page that sells it. */
export const prices: readonly PriceRow[] = [
  ...page('/planes-mantenimiento?plan=basico', { Básico: '$250' }),
  ...page('/planes-mantenimiento?plan=recomendado', { Recomendado: '$500' }),
  ...page('/planes-mantenimiento?plan=personalizado', { 'Personalizado, from': '$500' }),
  ...page('/planes-mantenimiento?plan=servidor', { Servidor: '$24.99' }),

  ...page('/planes-crm?plan=premium', {
    'Premium, each month': '$97',
    'Premium, former price': '$497',
    'implementation, once': '$1,500',
    'chat-app integration': '$49',
  }),
  ...page('/planes-crm?plan=personalizado', { 'Personalizado, from': '$1,500' }),
  ...page('/crm-faq', { 'each month after the trial': 'USD 97' }),

  ...page('/planes-sociales?plan=basico', { Básico: '$500', 'extra networks': '+$300' }),
  ...page('/planes-sociales?plan=recomendado', { Recomendado: '$800' }),
  ...page('/planes-sociales?plan=personalizado', { 'Personalizado, from': '$800' }),

  ...page('/meta-ads-marketing', { 'ads service, from': '$800' }),

  ...page('/venta-sitios-web', {
    Premium: '$2,000',
    Corporate: '$1,000',
    'landing page with video': '$500',
    'online store': '$2,000',
    'custom, from': '$2,000',
    'store platform, from': '$39',
  }),
  ...page('/sitio-web-premium', { Premium: '$2,000' }),
  ...page('/sitio-web-corporativo', { Corporate: '$1,000' }),
  ...page('/tienda-en-linea', { 'online store': '$2,000', 'store platform, from': '$39' }),
  ...page('/landing-page-500', { 'landing page with video': '$500' }),

  ...page('/planes-soporte?plan=estandar', {
    Estándar: '$500',
    'extra meeting with the team': '$150',
    'extra meeting with the founder': '$250',
  }),
  ...page('/planes-soporte?plan=full', { Full: '$750' }),
  ...page('/planes-soporte?plan=personalizado', { 'Personalizado, from': '$1,000' }),

  ...page('/lanzamientos-cursos', {
    'platform creation, from': '$3,500',
    'strategic launch': '$5,000',
    maintenance: '$1,200',
    'relaunch, from': '$4,000',
  }),
  ...page('/creacion-plataforma-cursos', { 'platform creation, from': '$3,500' }),
  ...page('/lanzamiento-estrategico-curso', { 'strategic launch': '$5,000' }),
  ...page('/mantenimiento-relanzamiento', { maintenance: '$1,200', 'relaunch, from': '$4,000' }),

  ...page('/mentoria-privada-con-direccion', {
    mentoring: '$2,000',
    'extra session': '$350',
    'extra session, former price': '$500',
  }),
  ...page('/asesoria-clientes', { 'team, each hour': '$100', 'CEO, each hour': '$250' }),

  ...page('/catalogo-norte', referral),
  ...page('/catalogo-sur', referral),

  ...page('/inversion-minima', { 'minimum investment': '$1,000' }),
  ...page('/descalificar-lead', { 'minimum investment': '$1,000' }),
];
