import type { FactReader } from '@mosaico/shared-types';
import { storeysOf } from './comparison.ts';
import { plansOf } from './plans.ts';
import type { Request } from './requests.tsx';

export const copy = {
  back: { to: 'mf-websites/website-sales', label: 'Sitios web' },
  hero: {
    eyebrow: 'Para sitios que ya están en línea',
    title: 'Planes de Mantenimiento Web',
    lead: 'Tu sitio sigue en línea, seguro y al día mientras tú atiendes tu negocio. Elige hasta dónde lo cuidamos.',
    action: 'Ver los planes',
    compare: 'Comparar los cuatro',
  },
  choice: { heading: 'Elige hasta dónde lo cuidamos', tabs: 'Planes de mantenimiento', covers: 'Qué cubre' },
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
    },
  },
  comparison: {
    heading: 'Los cuatro planes, lado a lado',
    lead: 'Cada piso se apoya en el de abajo. Los huecos son lo que el plan no cuida.',
    caption: 'Lo que cuida cada plan',
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
    see: { to: 'mf-crm/crm-plans', label: 'Ver planes de CRM' },
    later: 'Más tarde',
  },
} as const;

/** What the page says with figures in it. */
export const content = (facts: FactReader) => {
  const { text, offer } = facts;
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
      result: 'Desarrollo a la medida',
      plans: 'En Personalizado',
    },
  ];
  return {
    price: offer('mf-plans/maintenance').price,
    plans: plansOf(facts),
    storeys: storeysOf(facts),
    requests,
    before: {
      heading: 'Antes de contratar',
      terms: {
        title: 'Cobros y cancelación',
        text: `${text('mf-legal/monthly-billing')} ${text('mf-legal/cancel-monthly')}`,
        link: { to: 'mf-legal/terms', label: 'Términos y condiciones' },
      },
      questions: [
        {
          id: 'despues-de-pagar',
          question: '¿Qué pasa después de pagar?',
          answer: `Nuestro equipo te contacta en las ${text('mf-legal/contact-hours')} horas siguientes a tu compra y te pide los accesos a tu dominio, tu hosting y tu sitio. Con ellos empezamos.`,
        },
        {
          id: 'servidor-o-basico',
          question: '¿El Plan Servidor protege mi web?',
          answer: `No. Por ${text('mf-plans/maintenance-server')} al mes cuida el hosting, el correo y el servidor. La web, su seguridad, sus plugins y sus cambios quedan en tus manos, y el soporte es solo por ticket. Si quieres que cuidemos también la web, empieza por el Plan Básico, de ${text('mf-plans/maintenance-basic')} al mes.`,
        },
        {
          id: 'mas-paginas',
          question: `¿Y si necesito más de ${text('mf-plans/maintenance-recommended-pages')} páginas nuevas al mes?`,
          answer: `Te conviene el Plan Personalizado, desde ${text('mf-plans/maintenance-custom')} al mes. Escríbenos por chat y lo armamos según lo que necesites.`,
        },
        {
          id: 'soporte',
          question: '¿Cómo pido ayuda?',
          answer:
            'En el Plan Básico, por chat en horario laboral. En el Recomendado, por chat con atención preferencial. En el Personalizado tienes soporte dedicado. En el Servidor, solo por ticket.',
        },
      ],
    },
  } as const;
};

/** See {@link content}. */
export type Content = ReturnType<typeof content>;
