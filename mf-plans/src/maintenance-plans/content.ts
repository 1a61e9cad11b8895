import { formatAmount } from 'shared-types';
import { maintenancePlans } from '../content/maintenance-plans.ts';
import type { LayerId } from './plans.ts';

const { basico, recomendado, personalizado, servidor } = maintenancePlans;

/** Care that goes on all month, as a frieze without a gap. */
export interface Lane {
  layer: LayerId;
  text: string;
}

export const copy = {
  back: { to: '/venta-sitios-web', label: 'Sitios web' },
  hero: {
    eyebrow: 'Para sitios que ya están en línea',
    title: 'Planes de Mantenimiento Web',
    lead: 'Tu sitio sigue en línea, seguro y al día mientras tú atiendes tu negocio. Elige hasta dónde lo cuidamos.',
    price: { ...servidor.price, from: true },
    action: 'Ver los planes',
    compare: 'Comparar los cuatro',
  },
  choice: { heading: 'Elige hasta dónde lo cuidamos', tabs: 'Planes de mantenimiento', covers: 'Qué cubre' },
  customMessage: 'Hola, estoy interesado en el Plan Personalizado',
  cardPayment: {
    loading: 'Preparando el pago con tarjeta…',
    ready: 'o paga con tarjeta aquí',
    failed: 'El pago con tarjeta no cargó aquí. Usa el botón de arriba: lleva a la página de pago.',
  },
  others: { heading: 'Otros planes disponibles' },
  care: {
    heading: 'Un mes de mantenimiento',
    lead: 'Una parte sucede todos los días sin que la veas. La otra, cuando nos escribes.',
    always: {
      title: 'Sin que lo pidas',
      groups: [
        {
          from: 'Desde el Plan Servidor',
          lanes: [
            { layer: 'server', text: 'Hosting y servidor de correo' },
            { layer: 'server', text: 'Mantenimiento del servidor' },
          ],
        },
        {
          from: 'Desde el Plan Básico',
          lanes: [
            { layer: 'site', text: 'Seguridad y mantenimiento web' },
            { layer: 'site', text: 'Actualización de plugins' },
          ],
        },
      ],
    },
    asked: {
      title: 'Cuando lo pides',
      note: 'Mensajes de ejemplo',
      requests: [
        {
          message: '¿Me agregan una página para el servicio nuevo?',
          result: 'Página nueva',
          plans: `Hasta ${basico.newPages} al mes en Básico, hasta ${recomendado.newPages} en Recomendado`,
        },
        {
          message: 'Quiero cambiar la foto de la portada.',
          result: 'Cambio menor de diseño',
          plans: 'En Recomendado',
        },
        {
          message: 'Necesito una función que mi sitio no tiene.',
          result: 'Desarrollo a la medida',
          plans: 'En Personalizado',
        },
      ],
    },
  },
  comparison: {
    heading: 'Los cuatro planes, lado a lado',
    lead: 'Cada piso se apoya en el de abajo. Los huecos son lo que el plan no cuida.',
    caption: 'Lo que cuida cada plan',
  },
  before: {
    heading: 'Antes de contratar',
    terms: {
      title: 'Cobros y cancelación',
      text: 'La mensualidad se cobra por adelantado, a partir de los 30 días de iniciado el servicio. Para cancelar, avísanos con 10 días de anticipación; sin ese aviso hay una penalización del 40 % del valor mensual.',
      link: { to: '/terminos-condiciones', label: 'Términos y condiciones' },
    },
    questions: [
      {
        id: 'despues-de-pagar',
        question: '¿Qué pasa después de pagar?',
        answer: 'Nuestro equipo te contacta en las 24 horas siguientes a tu compra para empezar.',
      },
      {
        id: 'servidor-o-basico',
        question: '¿El Plan Servidor protege mi web?',
        answer: `No. Por ${formatAmount(servidor.price.usd)} al mes cuida el hosting, el correo y el servidor. La web, su seguridad, sus plugins y sus cambios quedan en tus manos, y el soporte es solo por ticket. Si quieres que cuidemos también la web, empieza por el Plan Básico, de ${formatAmount(basico.price.usd)} al mes.`,
      },
      {
        id: 'mas-paginas',
        question: `¿Y si necesito más de ${recomendado.newPages} páginas nuevas al mes?`,
        answer: `Te conviene el Plan Personalizado, desde ${formatAmount(personalizado.price.usd)} al mes. Escríbenos por chat y lo armamos según lo que necesites.`,
      },
      {
        id: 'soporte',
        question: '¿Cómo pido ayuda?',
        answer:
          'En el Plan Básico, por chat en horario laboral. En el Recomendado, por chat con atención preferencial. En el Personalizado tienes soporte dedicado. En el Servidor, solo por ticket.',
      },
    ],
  },
  closing: {
    heading: '¿No sabes qué plan necesita tu sitio?',
    text: 'Mándanos su dirección por chat y cuéntanos cada cuánto lo cambias. Te decimos con cuál te alcanza.',
    action: 'Preguntar por chat',
    message: 'Hola, quiero saber qué plan de mantenimiento necesita mi sitio web',
  },
  crmOffer: {
    title: '¿Quién atiende a tus visitas?',
    text: 'Un CRM reúne en un solo lugar a quienes te escriben desde tu sitio, para que tu equipo les responda a tiempo.',
    see: { to: '/planes-crm', label: 'Ver planes de CRM' },
    later: 'Más tarde',
  },
} as const;
