import { formatAmount } from 'shared-types';
import { advisory } from '../content/advisory.ts';
import type { AdvisorId } from '../content/advisory.ts';
import { appointments } from '../content/appointments.ts';

const { equipo, ceo } = advisory;
const { least, most } = equipo.session;
const hours = (count: number) => (count === 1 ? `${count} hora` : `${count} horas`);
const total = (count: number) => `${formatAmount(count * equipo.rate.usd)} USD`;
const perHour = (usd: number) => `${formatAmount(usd)} USD por hora`;

/** What the page says of one advisor. */
export interface AdvisorCopy {
  id: AdvisorId;
  tab: string;
  title: string;
  description: string;
  subjects: readonly string[];
  session: { title: string; lines: readonly { name: string; value: string }[] };
  booking: string;
}

export const advisors: readonly AdvisorCopy[] = [
  {
    id: 'equipo',
    tab: 'Equipo',
    title: 'Con el equipo',
    description: 'Manos a la obra: resuelven contigo en pantalla y capacitan a tu gente.',
    subjects: [
      'Capacitar a quien se suma a tu equipo',
      'Revisar paso a paso tus flujos y automatizaciones',
      'Aprender a leer tus informes',
      'Ordenar tus contactos y tus ventas en curso',
    ],
    session: {
      title: `Sesiones de ${least} a ${most} horas`,
      lines: [least, most].map((count) => ({ name: hours(count), value: total(count) })),
    },
    booking: 'Agendar con el equipo',
  },
  {
    id: 'ceo',
    tab: 'CEO',
    title: 'Con el CEO',
    description: 'Criterio para decidir: una conversación directa sobre el rumbo de tu negocio.',
    subjects: [
      'Definir o cambiar tu oferta y tus precios',
      'Decidir en qué invertir primero',
      'Revisar tu estrategia de ventas y marketing',
      'Una segunda opinión antes de un paso grande',
    ],
    session: { title: 'Se cobra por hora', lines: [{ name: hours(1), value: `${formatAmount(ceo.rate.usd)} USD` }] },
    booking: 'Agendar con el CEO',
  },
];

export const copy = {
  hero: {
    eyebrow: 'Solo para clientes activos',
    title: 'Asesoría y capacitación por hora',
    lead: 'Si ya trabajas con nosotros, reserva tiempo con nuestro equipo o con el CEO. Tiene un costo adicional a tu plan.',
    rates: [
      { id: 'equipo', name: 'Equipo', rate: equipo.rate },
      { id: 'ceo', name: 'CEO', rate: ceo.rate },
    ],
    action: 'Elegir con quién',
  },
  clientsOnly: {
    title: 'Solo para clientes activos',
    text: 'Esta asesoría es para negocios que hoy tienen un servicio con nosotros. ¿Todavía no eres cliente?',
    link: { to: '/catalogo-servicios', label: 'Conoce nuestros servicios' },
  },
  choice: { heading: '¿Con quién quieres hablar?', tabs: 'Con quién', subjects: 'Úsala para' },
  guide: {
    heading: 'Si dudas con quién',
    lead: 'Busca la frase que más se parece a la tuya.',
    answer: { equipo: `Equipo, ${perHour(equipo.rate.usd)}`, ceo: `CEO, ${perHour(ceo.rate.usd)}` },
    phrases: [
      { text: '«Entró alguien nuevo y nadie tiene tiempo de enseñarle el CRM.»', advisor: 'equipo' },
      { text: '«Vendemos, pero no sé si estamos cobrando lo correcto.»', advisor: 'ceo' },
      { text: '«El informe dice muchas cosas y no sé cuál mirar.»', advisor: 'equipo' },
      { text: '«Tengo presupuesto para una sola cosa este trimestre.»', advisor: 'ceo' },
      { text: '«Quiero que mis mensajes automáticos suenen mejor.»', advisor: 'equipo' },
    ],
  },
  steps: {
    heading: 'Qué pasa cuando agendas',
    items: [
      { title: 'Eliges día y hora', text: 'Reserva en el calendario y cuéntanos qué quieres resolver.' },
      {
        title: 'Te confirmamos',
        text: `El equipo revisa tu solicitud y responde en ${appointments.confirmationHours} horas.`,
      },
      {
        title: 'Nos reunimos',
        text: `¿Cambio de planes? Avísanos con al menos ${appointments.noticeHours} horas de anticipación.`,
      },
    ],
    policy: { to: '/politica-citas', label: 'Política de citas' },
  },
  closing: {
    heading: '¿Ya tienes un plan de soporte?',
    text: 'Puede que tu reunión esté incluida. Revisa cuántas trae tu plan antes de pagar una hora.',
    action: { to: '/planes-soporte', label: 'Ver los planes de soporte' },
    ask: 'Preguntar por chat',
    message: 'Hola, soy cliente activo y quiero agendar una asesoría',
  },
} as const;
