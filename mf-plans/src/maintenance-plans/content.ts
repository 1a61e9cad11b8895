import { continued, type Amount, type FactReader, type OfferName } from '@mosaico/shared-types';
import type { SceneArt } from '@mosaico/shared-ui';
import type { Request } from './requests.tsx';

/** Name of a plan in the address. */
export type MaintenancePlanId = 'basico' | 'recomendado' | 'personalizado' | 'servidor';

/** The four storeys of a website's care, from the roof down to the ground. */
type LayerId = 'support' | 'changes' | 'site' | 'server';

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

/** The words of one plan. */
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
  /** Where its support is, for a plan whose support is not a chat. */
  tickets?: string;
  layers: readonly Layer[];
  /** Its two or three strongest points, for the list of other plans. */
  points: readonly string[];
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
function plansOf({ number, offer }: FactReader): readonly MaintenancePlanCopy[] {
  const fewPages = number('mf-plans/maintenance-basic-pages');
  const mostPages = number('mf-plans/maintenance-recommended-pages');
  return [
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
    },
    {
      id: 'recomendado',
      tab: 'Recomendado',
      offer: 'mf-plans/maintenance-recommended',
      price: offer('mf-plans/maintenance-recommended').price,
      name: 'Plan Recomendado (Premium)',
      badge: 'Nuestra sugerencia',
      description: `Para un sitio que crece: hasta ${mostPages} páginas nuevas y cambios menores de diseño cada mes, con chat preferencial.`,
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
    },
    {
      id: 'personalizado',
      tab: 'Personalizado',
      offer: 'mf-plans/maintenance-custom',
      price: offer('mf-plans/maintenance-custom').price,
      name: 'Plan Personalizado',
      description: 'Para sitios con mucho tráfico, funciones propias o necesidades que no caben en otro plan.',
      condition: 'El precio final depende de lo que definamos contigo por chat.',
      layers: [
        { id: 'support', bricks: [{ text: 'Soporte dedicado' }, { text: 'Contacto por chat' }] },
        { id: 'changes', bricks: [{ text: 'Desarrollo a tu medida' }] },
        { id: 'site', bricks: [{ text: 'Seguridad avanzada' }] },
        { id: 'server', bricks: [{ text: 'Recursos escalables' }] },
      ],
      points: ['Soporte dedicado', 'Seguridad avanzada y recursos escalables', 'Desarrollo a tu medida'],
    },
    {
      id: 'servidor',
      tab: 'Servidor',
      offer: 'mf-plans/maintenance-server',
      price: offer('mf-plans/maintenance-server').price,
      name: 'Plan Servidor',
      description: 'Para quien cuida su propio sitio y solo necesita dónde alojarlo.',
      condition: 'Tu sitio queda en tus manos: este plan no lo actualiza ni lo protege.',
      tickets: 'Los tickets se abren en el contacto de esta página.',
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
    },
  ];
}

export const copy = {
  back: { to: 'mf-websites/website-sales', label: 'Sitios web' },
  hero: {
    eyebrow: 'Para sitios que ya están en línea',
    title: 'Planes de Mantenimiento Web',
    lead: 'Desde alojar tu sitio hasta protegerlo y agregarle páginas cada mes: tú eliges hasta dónde.',
    action: 'Ver los planes',
    compare: 'Comparar los cuatro',
  },
  choice: {
    heading: 'Elige hasta dónde cuidamos tu sitio',
    tabs: 'Planes de mantenimiento',
    covers: 'Qué cubre',
    buy: 'Contratar Ahora',
  },
  booking: { action: 'Agendar Cita', title: 'Agenda tu cita' },
  cardPayment: {
    loading: 'Preparando el pago con tarjeta…',
    ready: '¿Con tarjeta? Paga aquí mismo',
    failed: 'El pago con tarjeta no cargó aquí. Usa el botón de arriba: lleva a la página de pago.',
  },
  others: { heading: 'Otros planes disponibles' },
  crmOffer: {
    title: '¿Quién atiende a tus visitas?',
    text: 'Un CRM reúne en un solo lugar a quienes te escriben desde tu sitio, para que tu equipo les responda a tiempo.',
    see: { to: 'mf-crm/crm-plans', label: 'Ver planes de CRM' },
    later: 'Más tarde',
  },
} as const;

/** What the page says with figures in it. */
export const content = (facts: FactReader) => ({
  price: facts.offer('mf-plans/maintenance').price,
  plans: plansOf(facts),
});

/** The cell of a plan: yes, no or how much. */
export interface Cell {
  value: boolean | string;
  /** Its height in rows, where one brick answers several. */
  rows?: 2 | 3;
}

/** One thing that plans care for. A plan whose cell above reaches down here has none of its own. */
interface ComparedRow {
  feature: string;
  cells: Partial<Record<MaintenancePlanId, Cell>>;
}

/** From the smallest plan to the largest. */
export const columns: readonly MaintenancePlanId[] = ['servidor', 'basico', 'recomendado', 'personalizado'];

const everywhere = { servidor: { value: true }, basico: { value: true }, recomendado: { value: true } };
const aboveServer = { servidor: { value: false }, basico: { value: true }, recomendado: { value: true } };

/** The rows of one storey. */
export interface ComparedStorey {
  layer: LayerId;
  rows: readonly ComparedRow[];
}

/** From the roof down to the ground. */
const storeysOf = ({ text }: FactReader): readonly ComparedStorey[] => [
  {
    layer: 'support',
    rows: [
      {
        feature: 'Soporte',
        cells: {
          servidor: { value: 'Solo por ticket' },
          basico: { value: 'Chat en horario laboral' },
          recomendado: { value: 'Chat preferencial' },
          personalizado: { value: 'Dedicado, por chat' },
        },
      },
    ],
  },
  {
    layer: 'changes',
    rows: [
      {
        feature: 'Cambios menores de diseño',
        cells: {
          servidor: { value: false },
          basico: { value: false },
          recomendado: { value: true },
          personalizado: { value: 'Desarrollo a tu medida', rows: 2 },
        },
      },
      {
        feature: 'Páginas nuevas al mes',
        cells: {
          servidor: { value: false },
          basico: { value: `Hasta ${text('mf-plans/maintenance-basic-pages')}` },
          recomendado: { value: `Hasta ${text('mf-plans/maintenance-recommended-pages')}` },
        },
      },
    ],
  },
  {
    layer: 'site',
    rows: [
      {
        feature: 'Actualización de plugins',
        cells: { ...aboveServer, personalizado: { value: 'Seguridad avanzada', rows: 3 } },
      },
      { feature: 'Seguridad', cells: aboveServer },
      { feature: 'Mantenimiento web', cells: aboveServer },
    ],
  },
  {
    layer: 'server',
    rows: [
      {
        feature: 'Mantenimiento del servidor',
        cells: { ...everywhere, personalizado: { value: 'Recursos escalables', rows: 3 } },
      },
      { feature: 'Servidor de correo', cells: everywhere },
      { feature: 'Hosting', cells: everywhere },
    ],
  },
];

/** What a day of the month brings besides its hosting. */
export interface DayOfCare {
  weekday: string;
  layer?: LayerId;
  text?: string;
}

const weekdays = ['Lun', 'Mar', 'Mié', 'Jue', 'Vie', 'Sáb', 'Dom'];

/** What each week brings, by its weekday. */
const weekly: Record<string, Omit<DayOfCare, 'weekday'>> = {
  Sáb: { text: 'En línea' },
  Dom: { text: 'En línea' },
};

/** What comes once, by the day of a month that begins on a Monday. */
const once: Record<number, Omit<DayOfCare, 'weekday'>> = {
  1: { layer: 'changes', text: 'Precios del menú al día' },
  2: { layer: 'site', text: 'Plugins actualizados' },
  5: { layer: 'site', text: 'Revisión de seguridad' },
  9: { layer: 'site', text: 'Plugin de reservas, al día' },
  11: { layer: 'changes', text: 'Horario del feriado' },
  12: { layer: 'site', text: 'Revisión de accesos' },
  16: { layer: 'site', text: 'Plugin de formularios, al día' },
  17: { layer: 'support', text: 'Formulario que no enviaba, resuelto' },
  19: { layer: 'site', text: 'Revisión de archivos' },
  22: { layer: 'changes', text: 'Foto de portada nueva' },
  23: { layer: 'site', text: 'Plugin de galería, al día' },
  25: { layer: 'changes', text: 'Página nueva: catas' },
  26: { layer: 'site', text: 'Revisión de formularios' },
  30: { layer: 'site', text: 'Plugin de correo, al día' },
};

const days: readonly DayOfCare[] = Array.from({ length: 30 }, (_, index) => {
  const weekday = weekdays[index % weekdays.length] ?? '';
  return { weekday, ...weekly[weekday], ...once[index + 1] };
});

/** The words of `below.tsx`. */
export const copyBelow = {
  care: {
    heading: 'Un mes de mantenimiento',
    lead: 'Una parte sucede todos los días sin que la veas. La otra, cuando nos escribes.',
    month: {
      /** Followed by the client's name. */
      of: 'Los 30 días de',
      example: 'Los 30 días de un sitio de ejemplo',
      plan: 'Plan Recomendado.',
      daily: 'Hosting',
      kinds: [
        { layer: 'server', text: 'Hosting, correo y servidor', from: 'Desde el plan Servidor' },
        { layer: 'site', text: 'Seguridad y actualizaciones', from: 'Desde el plan Básico' },
        { layer: 'changes', text: 'Páginas y cambios que pides', from: 'Lo que cabe en tu plan' },
        { layer: 'support', text: 'Atención cuando algo falla', from: 'Por el canal de tu plan' },
      ],
      days,
    },
    messages: {
      title: 'Cuando lo pides',
      note: 'Mensajes de ejemplo',
    },
  },
  comparison: {
    heading: 'Los cuatro planes, lado a lado',
    lead: 'Del Servidor al Recomendado, cada plan suma al anterior. El Personalizado se define contigo. Precios en dólares de Estados Unidos (USD).',
    caption: 'Lo que cuida cada plan',
  },
} as const;

/** The words below the plans, with figures. */
export const contentBelow = (facts: FactReader) => {
  const { text } = facts;
  const requests: readonly Request[] = [
    {
      message: '¿Me agregan una página para el servicio nuevo?',
      result: 'Página nueva',
      plans: `Hasta ${text('mf-plans/maintenance-basic-pages')} al mes en Básico, hasta ${text('mf-plans/maintenance-recommended-pages')} en Recomendado`,
    },
    {
      message: 'Quiero cambiar la foto de la portada.',
      result: 'Cambio menor de diseño',
      plans: 'En Recomendado',
    },
    {
      message: 'Necesito una función que mi sitio no tiene.',
      result: 'Desarrollo a tu medida',
      plans: 'En Personalizado',
    },
  ];
  return {
    storeys: storeysOf(facts),
    officeHours: `Horario laboral: ${continued(text('mf-legal/office-hours-in-full'))}`,
    requests,
    start: {
      heading: 'Así empezamos',
      lead: 'Nuestro equipo cuida tu sitio y te atiende por el canal de tu plan.',
      steps: [
        {
          title: 'Contratas en línea',
          text: 'El pago se abre en una pestaña nueva. El Personalizado se acuerda antes por chat.',
        },
        {
          title: 'Nos das los accesos',
          text: `Te escribimos en ${text('mf-legal/contact-hours')} horas. Te pediremos acceso a tu dominio, tu hosting y tu sitio.`,
        },
        {
          title: 'Empezamos a cuidarlo',
          text: 'En la fecha que acordamos contigo, ya con los accesos.',
        },
      ],
    },
  } as const;
};

export const closing = {
  heading: '¿No sabes qué plan necesita tu sitio?',
  text: 'Mándanos su dirección por chat y cuéntanos cada cuánto lo cambias. Te decimos con cuál te alcanza. ¿Ya tienes el plan Servidor? Tus tickets se abren aquí.',
  action: 'Preguntar por chat',
  message: 'Hola, quiero saber qué plan de mantenimiento necesita mi sitio web',
  ticket: {
    action: 'Abrir un ticket',
    subject: 'Ticket del plan Servidor',
  },
};

/** The layers of care: each rests on the one below. */
export const scene: SceneArt = {
  tiles: {
    changes: { ground: 'b', label: 'Tus cambios', note: 'cuando los pides' },
    plugins: { ground: 'e', label: 'Plugins al día' },
    safety: { ground: 'a', label: 'Seguridad', note: 'todos los días', figure: 'rings', paint: 'e', turn: 1 },
    mail: { ground: 'd', label: 'Correo' },
    server: { ground: 'c', label: 'Servidor', note: 'encendido día y noche', figure: 'steps', paint: 'a', turn: 1 },
    s: { ground: 'd', figure: 'steps', paint: 'c', turn: 2 },
    h: { ground: 'b', figure: 'half', paint: 'c' },
  },
  wide: [
    '. . . h changes changes',
    '. . s plugins plugins plugins',
    '. . safety safety safety safety',
    '. s safety safety safety safety',
    '. mail mail mail mail s',
    'server server server server server server',
    'server server server server server server',
  ],
  narrow: [
    '. . h changes changes changes',
    '. s safety safety safety safety',
    'server server server server server server',
  ],
};
