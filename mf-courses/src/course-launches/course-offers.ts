import type { Amount, FactReader, OfferName, PageName } from '@mosaico/shared-types';
import { deliveriesOf, type Delivery } from './course-deliveries.ts';

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
  detail: { to: PageName; label: string };
}

/** From a platform to a course that keeps selling. */
export const courseOffers = (facts: FactReader): readonly CourseOffer[] => {
  const deliveries = deliveriesOf(facts);
  const price = (name: OfferName): Amount => facts.offer(name).price;
  return [
    {
      id: 'crear',
      badge: 'Crear',
      look: 'sketch',
      title: 'Creación de plataforma',
      description: 'El lugar propio donde tus alumnos encuentran tu curso, lo pagan y lo toman.',
      audience: 'sabes lo que vas a enseñar y te falta dónde venderlo.',
      services: [
        {
          price: price('mf-courses/platform'),
          deliveries: [],
          notes: ['El precio final depende del tamaño de tu curso. Lo acordamos antes de empezar.'],
        },
      ],
      detail: { to: 'mf-courses/platform-creation', label: 'Ver cómo la creamos' },
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
          price: price('mf-courses/launch'),
          deliveries: deliveries.launch,
          notes: ['La inversión en anuncios se paga aparte.'],
        },
      ],
      detail: { to: 'mf-courses/strategic-launch', label: 'Ver el lanzamiento' },
    },
    {
      id: 'mantener',
      badge: 'Mantener y relanzar',
      look: 'wide',
      title: 'Mantenimiento y relanzamiento',
      description: 'Cuidamos lo que ya funciona y, cuando toca, volvemos a salir a vender.',
      audience: 'ya lanzaste y quieres que tu curso siga vendiendo.',
      services: [
        { name: 'Mantenimiento', price: price('mf-courses/maintenance'), deliveries: deliveries.maintenance },
        { name: 'Relanzamiento', price: price('mf-courses/relaunch'), deliveries: deliveries.relaunch },
      ],
      detail: { to: 'mf-courses/maintenance-relaunch', label: 'Ver ambos servicios' },
    },
  ];
};
