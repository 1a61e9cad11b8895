import { formatAmount } from 'shared-types';
import type { Amount } from 'shared-types';
import { crmPlans, implementation } from '../content/crm-plans.ts';
import { workday } from '../content/sales-assistants.ts';
import { supportPlans } from '../content/support-plans.ts';
import type { ServiceDrawing } from './service-drawing.tsx';

const { premium } = crmPlans;
const { trainings, trainingHours, supportDays, workdays } = implementation;
const { estandar, full } = supportPlans;
const book = 'Agendar Cita Personalizada';

/** One of the three cards. */
export interface Service {
  name: string;
  badge?: string;
  /** For whom; completes `copy.services.audience`. */
  audience: string;
  points: readonly string[];
  /** An amount and what comes on top, or how the price is found out. */
  price: { amount: Amount; plus?: string } | { text: string };
  to: string;
  drawing: ServiceDrawing;
}

const services: readonly Service[] = [
  {
    name: 'CRM nuevo',
    badge: 'Más popular',
    audience: 'tus contactos y ventas viven en chats, hojas de cálculo o en tu memoria.',
    points: [
      `Implementado en ${workdays.least} a ${workdays.most} días hábiles`,
      `${trainings} capacitaciones de ${trainingHours} hora`,
      `${supportDays} días de soporte después de la entrega`,
      'Usuarios y contactos ilimitados',
    ],
    price: {
      amount: premium.price,
      plus: `más ${formatAmount(premium.implementation.usd)} de implementación, un solo pago`,
    },
    to: '/planes-crm',
    drawing: 'pipeline',
  },
  {
    name: 'Planes de soporte',
    audience: 'ya tienes CRM y quieres un equipo que lo mantenga al día.',
    points: [
      `Hasta ${estandar.meetings} o ${full.meetings} reuniones al mes, según el plan`,
      'Chat, ajustes e informes',
    ],
    price: { amount: { ...estandar.price, from: true } },
    to: '/planes-soporte',
    drawing: 'upkeep',
  },
  {
    name: 'Asistentes de ventas',
    audience: 'te escriben más prospectos de los que alcanzas a atender.',
    points: [`Una persona, ${workday.hours} horas diarias`, 'Seguimiento registrado en tu CRM'],
    price: { text: 'Precio por chat' },
    to: '/asistentes-ventas',
    drawing: 'workday',
  },
];

export const copy = {
  back: { to: '/catalogo-servicios', label: 'Catálogo de servicios' },
  booking: book,
  hero: {
    eyebrow: 'CRM para tu negocio',
    title: 'Un CRM que tu equipo sí usa',
    lead: 'Lo implementamos, lo mantenemos al día o ponemos a una persona a vender con él. Elige por dónde empezar.',
    services: 'Ver los servicios',
  },
  services: { heading: 'Tres maneras de empezar', audience: 'Para ti si', items: services },
  path: {
    heading: 'Cuando se suman',
    lead: 'Cada servicio se contrata por separado. Este es el orden más natural.',
    steps: [
      {
        title: 'Implementamos tu CRM',
        text: `Entre ${workdays.least} y ${workdays.most} días hábiles desde la reunión de inicio.`,
      },
      { title: 'Tu equipo aprende', text: `${trainings} capacitaciones y ${supportDays} días de soporte incluidos.` },
      { title: 'Seguimos contigo', text: 'Un plan de soporte mensual para que crezca con tu negocio.' },
      { title: 'Sumas manos', text: `Un asistente atiende a tus prospectos ${workday.hours} horas diarias.` },
    ],
    faq: { to: '/crm-faq', label: 'Preguntas frecuentes del CRM' },
  },
  closing: {
    heading: '¿No sabes cuál necesitas?',
    text: 'Agenda una cita y cuéntanos cómo vendes hoy. Te decimos por dónde empezar.',
  },
} as const;
