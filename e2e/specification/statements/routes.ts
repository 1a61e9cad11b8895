import { behaviour, element, page, type Row } from '../proofs.ts';

/** Every route of the specification with the workspace that owns it, which the page's main part names. */
const owners: Readonly<Record<string, readonly string[]>> = {
  '3:9 shell': ['/', '/directorio-paginas'],
  '3:10 mf-plans': [
    '/planes-mantenimiento',
    '/planes-sociales',
    '/meta-ads-marketing',
    '/catalogo-servicios',
    '/catalogo-norte',
    '/catalogo-sur',
    '/inversion-minima',
    '/descalificar-lead',
    '/gracias-compra',
  ],
  '3:11 mf-websites': [
    '/venta-sitios-web',
    '/sitio-web-premium',
    '/sitio-web-corporativo',
    '/tienda-en-linea',
    '/landing-page-500',
    '/cotizar-sitio-web',
  ],
  '3:12 mf-crm': [
    '/planes-crm',
    '/crm-servicios',
    '/planes-soporte',
    '/asistentes-ventas',
    '/crm-faq',
    '/soporte',
    '/solicitar-cita',
    '/solicitud-recibida',
    '/asesoria-clientes',
    '/cita-aceptada',
    '/cita-cancelada',
    '/gracias',
    '/gracias-crm-tour',
  ],
  '3:13 mf-courses': [
    '/lanzamientos-cursos',
    '/creacion-plataforma-cursos',
    '/lanzamiento-estrategico-curso',
    '/mantenimiento-relanzamiento',
    '/solicitud-cita',
    '/mentoria-privada-con-direccion',
    '/gracias-mentoria',
  ],
  '3:14 mf-legal': [
    '/terminos-condiciones',
    '/politica-privacidad',
    '/politica-citas',
    '/oferta-especialista-en-ads',
    '/oferta-disenador-video-ai',
    '/gracias-postulacion',
  ],
  '3:15 mf-testimonials': ['/testimonios-videos', '/widgets', '/widget-testimonios'],
};

export const routes: Row[] = [
  ...Object.entries(owners).flatMap(([owner, paths]) => {
    const [place = '', workspace = ''] = owner.split(' ');
    return page(paths, [
      [`1:16, ${place}`, `The page is there, and ${workspace}’s`, element('main', { 'data-part': workspace })],
    ]);
  }),
  ...page('/planes-de-marketing', [
    [
      '3:10, 2:28',
      'The page sends visitors on',
      behaviour('e2e/journeys/mf-plans/plans.spec.ts', 'sends on whoever comes from inside the site'),
    ],
    [
      '3:19',
      'It works without JavaScript',
      behaviour(
        'e2e/journeys/mf-plans/plans.spec.ts',
        'the server sends on whoever asks, with or without JavaScript, with nothing to show',
      ),
    ],
    [
      '3:19',
      'It shows a link for whoever is not sent on',
      behaviour(
        'mf-plans/src/marketing-plans/marketing-plans.test.tsx',
        'whoever is not sent on reads where to, and finds a link',
      ),
    ],
  ]),
];
