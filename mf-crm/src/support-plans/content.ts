import { formatAmount } from 'shared-types';
import { extraMeetings, supportPlans } from '../content/support-plans.ts';
import { months } from './months.ts';
import { always } from './plans.ts';

const { estandar, full, personalizado } = supportPlans;
const { hours, team, founder } = extraMeetings;
const upToOneHour = `Hasta ${hours} hora`;
const made = 'A tu medida';

export const copy = {
  back: { to: '/crm-servicios', label: 'Servicios de CRM' },
  hero: {
    eyebrow: 'Soporte para tu CRM',
    title: 'Tu CRM, con un equipo detrás',
    lead: 'Respuestas por chat, reuniones cada mes y alguien que ajusta lo que ya no te funciona.',
    price: { usd: estandar.price.usd, per: 'month', from: true },
    action: 'Elegir un plan',
    compare: 'Comparar los tres',
  },
  choice: { heading: 'Elige tu plan', tabs: 'Planes de soporte' },
  customMessage: 'Hola, estoy interesado en el Plan Personalizado de soporte para CRM',
  month: {
    heading: 'Así se ve un mes',
    lead: 'Cada cuadro es un día hábil. Las fechas son de ejemplo.',
    link: 'Ver el plan',
    months,
  },
  comparison: {
    heading: 'Los tres planes, lado a lado',
    caption: 'Lo que recibes cada mes',
    plans: ['Estándar', 'Full', 'Personalizado'],
    recommended: 'Full',
    rows: [
      {
        feature: 'Precio al mes, en USD',
        values: [
          formatAmount(estandar.price.usd),
          formatAmount(full.price.usd),
          `Desde ${formatAmount(personalizado.price.usd)}`,
        ],
      },
      { feature: always.chat, values: [true, true, 'Con prioridad'] },
      {
        feature: 'Reuniones por videollamada al mes',
        values: [`Hasta ${estandar.meetings}`, `Hasta ${full.meetings}`, made],
      },
      { feature: 'Capacitaciones para tu equipo', values: [false, `Hasta ${full.trainings}`, made] },
      {
        feature: 'Consultoría avanzada con el fundador',
        values: [false, false, `Hasta ${personalizado.founderMeetings}`],
      },
      { feature: 'Ajustes menores en tus automatizaciones', values: [true, true, true] },
      {
        feature: 'Flujos, formularios e integraciones personalizados, dentro del alcance del CRM',
        values: [false, 'Sin límite', made],
      },
      { feature: 'Funciones nuevas a pedido, sujetas a evaluación técnica', values: [false, true, made] },
      { feature: 'Informes', values: ['Mensual, con revisión', 'De uso, por quincena', made] },
      { feature: always.knowledge, values: [true, true, true] },
    ],
  },
  limits: {
    heading: 'Lo que va aparte',
    exclusions: {
      title: 'No incluido en ningún plan',
      items: [
        'Creación de plataformas nuevas',
        'Soporte fuera del horario laboral',
        'Diseño gráfico o contenido',
        'Gestión de campañas de anuncios',
        'Configuración de dominios y correos',
      ],
      elsewhere: {
        text: 'Contenido y campañas los hacemos como servicio aparte:',
        links: [
          { to: '/planes-sociales', label: 'Redes sociales' },
          { to: '/meta-ads-marketing', label: 'Campañas de anuncios' },
        ],
      },
    },
    extras: {
      title: 'Reuniones extra',
      text: '¿Se te acabaron las del mes? Pide una más cuando la necesites.',
      offers: [
        { name: 'Con el equipo', price: team, length: upToOneHour },
        { name: 'Con el fundador', price: founder, length: upToOneHour },
      ],
      action: 'Pedir una reunión extra',
      message: 'Hola, quiero agendar una reunión extra de soporte para mi CRM',
    },
    terms: {
      title: 'Cobros y cancelación',
      text: 'La mensualidad se cobra por adelantado, a partir de los 30 días de iniciado el servicio. Para cancelar, avísanos con 10 días de anticipación; sin ese aviso hay una penalización del 40 % del valor mensual.',
      link: { to: '/terminos-condiciones', label: 'Términos y condiciones' },
    },
  },
  closing: {
    heading: '¿Dudas entre dos planes?',
    text: 'Cuéntanos cómo usa el CRM tu equipo. Te decimos con cuál te alcanza.',
    action: 'Preguntar por chat',
    message: 'Hola, quiero saber qué plan de soporte le conviene a mi CRM',
  },
} as const;
