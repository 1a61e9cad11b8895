import type { Amount, FactReader, OfferName } from '@mosaico/shared-types';

/** Name of a plan in the address. */
export type MaintenancePlanId = 'basico' | 'recomendado' | 'personalizado' | 'servidor';

/** The four storeys of a website's care, from the roof down to the ground. */
export type LayerId = 'support' | 'changes' | 'site' | 'server';

/** One thing that a plan cares for, or does not. */
export interface Brick {
  text: string;
  /** The plan does not include it. */
  without?: true;
  /** The new pages it brings, of those that the largest plan brings. */
  pages?: { brought: number; most: number };
}

/** A storey of a plan. */
export interface Layer {
  id: LayerId;
  bricks: readonly Brick[];
}

/** What the page says of one plan. */
export interface MaintenancePlanCopy {
  id: MaintenancePlanId;
  tab: string;
  offer: OfferName;
  price: Amount;
  name: string;
  badge?: string;
  description: string;
  /** A condition to know before paying. */
  condition?: string;
  layers: readonly Layer[];
  /** Its two or three strongest points, for the list of other plans. */
  points: readonly string[];
  action: string;
}

export const layerNames: Record<LayerId, string> = {
  support: 'Soporte',
  changes: 'Páginas y cambios',
  site: 'Tu sitio',
  server: 'El servidor',
};

const newPages = (count: number) => `Hasta ${count} ${count === 1 ? 'página nueva' : 'páginas nuevas'} al mes`;
const designChanges = 'Cambios menores de diseño';

const server: Layer = {
  id: 'server',
  bricks: [{ text: 'Hosting' }, { text: 'Servidor de correo' }, { text: 'Mantenimiento del servidor' }],
};
const site: Layer = {
  id: 'site',
  bricks: [{ text: 'Mantenimiento web' }, { text: 'Seguridad' }, { text: 'Actualización de plugins' }],
};

/** The plans as the page shows them. */
export function plansOf({ number, offer }: FactReader): readonly MaintenancePlanCopy[] {
  const fewPages = number('mf-plans/maintenance-basic-pages');
  const mostPages = number('mf-plans/maintenance-recommended-pages');
  return [
    {
      id: 'servidor',
      tab: 'Servidor',
      offer: 'mf-plans/maintenance-server',
      price: offer('mf-plans/maintenance-server').price,
      name: 'Plan Servidor',
      description: 'Para quien cuida su propio sitio y solo necesita dónde alojarlo.',
      condition: 'Tu sitio queda en tus manos: este plan no lo actualiza ni lo protege.',
      layers: [
        { id: 'support', bricks: [{ text: 'Solo por ticket' }] },
        {
          id: 'changes',
          bricks: [
            { text: 'Páginas nuevas', without: true },
            { text: 'Cambios', without: true },
          ],
        },
        { ...site, bricks: site.bricks.map((brick) => ({ ...brick, without: true })) },
        server,
      ],
      points: ['Hosting y servidor de correo', 'Mantenimiento del servidor', 'Soporte solo por ticket'],
      action: 'Contratar Servidor',
    },
    {
      id: 'basico',
      tab: 'Básico',
      offer: 'mf-plans/maintenance-basic',
      price: offer('mf-plans/maintenance-basic').price,
      name: 'Plan Básico',
      description: 'Para un sitio que cambia poco y tiene que estar siempre en línea, seguro y al día.',
      layers: [
        { id: 'support', bricks: [{ text: 'Chat en horario laboral' }] },
        {
          id: 'changes',
          bricks: [
            { text: newPages(fewPages), pages: { brought: fewPages, most: mostPages } },
            { text: designChanges, without: true },
          ],
        },
        site,
        server,
      ],
      points: ['Servidor, seguridad y plugins al día', newPages(fewPages), 'Chat en horario laboral'],
      action: 'Contratar Básico',
    },
    {
      id: 'recomendado',
      tab: 'Recomendado',
      offer: 'mf-plans/maintenance-recommended',
      price: offer('mf-plans/maintenance-recommended').price,
      name: 'Plan Recomendado',
      badge: 'Nuestra sugerencia',
      description:
        'El plan premium, para un sitio que crece: páginas y cambios todos los meses, con atención preferencial.',
      layers: [
        { id: 'support', bricks: [{ text: 'Chat preferencial' }] },
        {
          id: 'changes',
          bricks: [
            { text: newPages(mostPages), pages: { brought: mostPages, most: mostPages } },
            { text: designChanges },
          ],
        },
        site,
        server,
      ],
      points: ['Todo lo del plan Básico', newPages(mostPages), `${designChanges} y chat preferencial`],
      action: 'Contratar Recomendado',
    },
    {
      id: 'personalizado',
      tab: 'Personalizado',
      offer: 'mf-plans/maintenance-custom',
      price: offer('mf-plans/maintenance-custom').price,
      name: 'Plan Personalizado',
      description: 'Para sitios con mucho tráfico, funciones propias o necesidades que no caben en otro plan.',
      condition: 'El precio final depende de lo que definamos contigo.',
      layers: [
        { id: 'support', bricks: [{ text: 'Soporte dedicado' }, { text: 'Contacto por chat' }] },
        { id: 'changes', bricks: [{ text: 'Desarrollo a la medida' }] },
        { id: 'site', bricks: [{ text: 'Seguridad avanzada' }] },
        { id: 'server', bricks: [{ text: 'Recursos escalables' }] },
      ],
      points: ['Soporte dedicado', 'Seguridad avanzada y recursos escalables', 'Desarrollo a la medida'],
      action: 'Pedir mi plan por chat',
    },
  ];
}
