import { trial } from '../content/crm-plans.ts';
import { monthly, price } from './monthly.ts';
import { questions } from './questions.ts';

const startTrial = 'Empezar prueba gratis';

export const copy = {
  back: { to: '/crm-servicios', label: 'Servicios de CRM' },
  hero: {
    eyebrow: 'Antes de empezar con el CRM',
    title: 'Preguntas frecuentes del CRM',
    lead: 'Precio, prueba, pagos y límites, en respuestas cortas.',
    action: startTrial,
    questions: 'Ver las preguntas',
  },
  highlights: {
    label: 'Lo esencial',
    items: [
      { value: price, text: 'al mes, con usuarios y contactos ilimitados' },
      { value: `${trial.days} días`, text: 'de prueba gratis; después continúa si no cancelas' },
      { value: '24/7', text: 'Chat de soporte, a toda hora' },
    ],
  },
  questions: {
    heading: `${questions.length} dudas, resueltas`,
    index: 'Preguntas por tema',
    topics: [
      {
        name: 'Precio y pagos',
        links: [
          ['precio', 'Precio'],
          ['pagos', 'Formas de pago'],
          ['cancelar', 'Cancelación'],
        ],
      },
      {
        name: 'Prueba gratis',
        links: [
          ['prueba', 'Cuánto dura'],
          ['iniciar', 'Cómo empezar'],
          ['terminar-prueba', 'Cuando termina'],
        ],
      },
      {
        name: 'La plataforma',
        links: [
          ['plataforma', 'Qué es'],
          ['usuarios', 'Usuarios'],
          ['contactos', 'Contactos'],
          ['canales', 'Canales'],
          ['instagram-automatizacion', 'Instagram'],
          ['integraciones', 'Integraciones'],
        ],
      },
      {
        name: 'Nuestro equipo',
        links: [
          ['soporte', 'Soporte'],
          ['entrenamientos', 'Entrenamientos'],
          ['migrar', 'Migración'],
          ['marketing', 'Marketing'],
          ['personalizados', 'CRM personalizado'],
        ],
      },
    ],
  },
  video: {
    heading: 'El CRM explicado en video',
    text: 'El video aún no está publicado. Mientras tanto, la mejor explicación es usarlo: la prueba es gratis.',
    action: startTrial,
  },
  closing: {
    heading: '¿Te quedó una duda?',
    text: `Pregúntanos por chat o pruébalo: ${trial.days} días gratis, después ${monthly}.`,
    ask: 'Preguntar por chat',
    message: 'Hola, tengo una pregunta sobre el CRM',
    action: startTrial,
  },
} as const;
