import { consultation, courses } from '../content/courses.ts';

const { platform, launch, maintenance, relaunch } = courses;

const free = { to: '/solicitud-cita', label: 'Pedir consulta gratuita' };

export const copy = {
  hero: {
    eyebrow: 'Para quienes enseñan lo que saben',
    title: 'Lanza tu curso y mantenlo vendiendo',
    lead: 'Creamos tu plataforma, preparamos el lanzamiento y seguimos contigo después.',
    action: free,
    prices: [
      { to: '#crear', name: 'Crear', price: platform.price },
      { to: '#lanzar', name: 'Lanzar', price: launch.price },
      { to: '#mantener', name: 'Mantener', price: maintenance.price },
      { to: '#mantener', name: 'Relanzar', price: relaunch.price },
    ],
  },
  offers: {
    heading: '¿En qué punto está tu curso?',
    lead: 'Cada servicio se contrata por separado. Empieza por el que te falta.',
    audience: 'Para ti si',
    action: { to: '/solicitar-cita', label: 'Agendar Consulta' },
  },
  steps: {
    heading: 'Cómo funciona',
    items: [
      {
        title: 'Conversamos',
        text: `Una consulta gratuita de ${consultation.minutes} minutos para entender tu curso y tu público.`,
      },
      { title: 'Acordamos', text: 'Eliges el servicio. El alcance y el precio quedan claros antes de empezar.' },
      { title: 'Producimos', text: 'Nos ponemos a trabajar en lo acordado y lo revisas con nosotros.' },
      { title: 'Sales a vender', text: 'Tu curso abre sus puertas. Si quieres, seguimos contigo cada mes.' },
    ],
  },
  consultation: {
    heading: 'Antes de pagar, conversemos',
    figure: String(consultation.minutes),
    unit: 'minutos',
    price: 'gratis',
    text: 'Nos cuentas qué enseñas y a quién. Te decimos por dónde empezar y cuánto cuesta.',
    points: ['Sin costo', 'Sin compromiso', 'Uno a uno'],
    action: free,
  },
  closing: {
    heading: 'Tu curso ya existe en tu cabeza. Falta abrirlo.',
    text: 'Si ya sabes qué servicio necesitas, agenda y empezamos.',
    action: { to: '/solicitar-cita', label: 'Agendar Consulta' },
  },
} as const;
