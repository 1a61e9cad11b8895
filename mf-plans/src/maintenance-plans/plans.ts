import { maintenancePlans } from '../content/maintenance-plans.ts';
import type { MaintenancePlanId } from '../content/maintenance-plans.ts';

const { basico, recomendado } = maintenancePlans;

/** The four storeys of a website's care, from the roof down to the ground. */
export type LayerId = 'support' | 'changes' | 'site' | 'server';

/** One thing that a plan cares for, or does not. */
export interface Brick {
  text: string;
  /** The plan does not include it. */
  without?: true;
  /** So many new pages of those that the largest plan brings. */
  pages?: number;
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
  site: 'Tu web',
  server: 'El servidor',
};

/** New pages of the plan that brings most: what the others are drawn against. */
export const mostPages = recomendado.newPages;

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

export const plans: readonly MaintenancePlanCopy[] = [
  {
    id: 'basico',
    tab: 'Básico',
    name: 'Plan Básico',
    description: 'Para un sitio que cambia poco y tiene que estar siempre en línea, seguro y al día.',
    layers: [
      { id: 'support', bricks: [{ text: 'Chat en horario laboral' }] },
      {
        id: 'changes',
        bricks: [
          { text: newPages(basico.newPages), pages: basico.newPages },
          { text: designChanges, without: true },
        ],
      },
      site,
      server,
    ],
    points: ['Servidor, seguridad y plugins al día', newPages(basico.newPages), 'Chat en horario laboral'],
    action: 'Contratar Básico',
  },
  {
    id: 'recomendado',
    tab: 'Recomendado',
    name: 'Plan Recomendado',
    badge: 'Premium',
    description: 'Para un sitio que crece: páginas y cambios todos los meses, con atención preferencial.',
    layers: [
      { id: 'support', bricks: [{ text: 'Chat preferencial' }] },
      {
        id: 'changes',
        bricks: [{ text: newPages(recomendado.newPages), pages: recomendado.newPages }, { text: designChanges }],
      },
      site,
      server,
    ],
    points: ['Todo lo del Plan Básico', newPages(recomendado.newPages), `${designChanges} y chat preferencial`],
    action: 'Contratar Recomendado',
  },
  {
    id: 'personalizado',
    tab: 'Personalizado',
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
  {
    id: 'servidor',
    tab: 'Servidor',
    name: 'Plan Servidor',
    description: 'Para quien cuida su propia web y solo necesita dónde alojarla.',
    condition: 'La web queda en tus manos: este plan no la actualiza ni la protege.',
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
];
