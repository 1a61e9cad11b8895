import type { Amount } from 'shared-types';
import { courses } from '../content/courses.ts';
import type { PieceKind } from './piece.tsx';

const { platform, launch, maintenance, relaunch } = courses;

/** So many pieces of a kind, and how they are said. */
export interface Delivery {
  kind: PieceKind;
  count: number;
  text: string;
}

/** A service with its price: an offer has one or two of them. */
export interface Service {
  name?: string;
  price: Amount;
  deliveries: readonly Delivery[];
  /** What comes without a count, or is paid apart. */
  notes?: readonly string[];
}

/** One of the three offers. */
export interface CourseOffer {
  id: 'crear' | 'lanzar' | 'mantener';
  badge: string;
  /** How its tile looks: a drawing on top, its deliveries as a mosaic on top, or across the whole width. */
  look: 'sketch' | 'mosaic' | 'wide';
  title: string;
  description: string;
  audience: string;
  services: readonly Service[];
  detail: { to: string; label: string };
}

export const offers: readonly CourseOffer[] = [
  {
    id: 'crear',
    badge: 'Crear',
    look: 'sketch',
    title: 'Creación de plataforma',
    description: 'El lugar propio donde tus alumnos encuentran tu curso, lo pagan y lo toman.',
    audience: 'sabes lo que vas a enseñar y te falta dónde venderlo.',
    services: [
      {
        price: platform.price,
        deliveries: [],
        notes: ['El precio final depende del tamaño de tu curso. Lo acordamos antes de empezar.'],
      },
    ],
    detail: { to: '/creacion-plataforma-cursos', label: 'Ver cómo la creamos' },
  },
  {
    id: 'lanzar',
    badge: 'Lanzar',
    look: 'mosaic',
    title: 'Lanzamiento estratégico',
    description: 'Videos, piezas para redes y un plan, para que tu curso salga con público esperándolo.',
    audience: 'tu curso está listo y todavía nadie lo conoce.',
    services: [
      {
        price: launch.price,
        deliveries: [
          { kind: 'video', count: launch.videos, text: `${launch.videos} videos promocionales` },
          { kind: 'social', count: launch.socialPieces, text: `${launch.socialPieces} piezas para redes` },
          { kind: 'meeting', count: launch.meetings, text: `${launch.meetings} reuniones estratégicas` },
        ],
        notes: ['El presupuesto de anuncios se paga aparte.'],
      },
    ],
    detail: { to: '/lanzamiento-estrategico-curso', label: 'Ver el lanzamiento' },
  },
  {
    id: 'mantener',
    badge: 'Mantener y relanzar',
    look: 'wide',
    title: 'Mantenimiento y relanzamiento',
    description: 'Cuidamos lo que ya funciona y, cuando toca, volvemos a salir a vender.',
    audience: 'ya lanzaste y quieres que tu curso siga vendiendo.',
    services: [
      {
        name: 'Mantenimiento',
        price: maintenance.price,
        deliveries: [
          {
            kind: 'change',
            count: maintenance.automationChanges,
            text: `Hasta ${maintenance.automationChanges} cambios de automatización al mes`,
          },
          { kind: 'meeting', count: maintenance.meetings, text: `${maintenance.meetings} reunión mensual` },
        ],
      },
      {
        name: 'Relanzamiento',
        price: relaunch.price,
        deliveries: [
          { kind: 'video', count: relaunch.videos, text: `${relaunch.videos} video nuevo` },
          { kind: 'social', count: relaunch.socialPieces, text: `Hasta ${relaunch.socialPieces} piezas para redes` },
          { kind: 'meeting', count: relaunch.meetings, text: `${relaunch.meetings} reuniones` },
        ],
      },
    ],
    detail: { to: '/mantenimiento-relanzamiento', label: 'Ver ambos servicios' },
  },
];
