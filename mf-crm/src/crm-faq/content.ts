import type { FactReader } from '@mosaico/shared-types';
import { monthlyOf, questionsOf } from './questions.ts';

const startTrial = 'Empezar prueba gratis';

export const content = (facts: FactReader) => {
  const { text } = facts;
  const { price, monthly } = monthlyOf(facts);
  const trialDays = text('mf-crm/trial-days');
  const questions = questionsOf(facts);
  return {
    back: { to: 'mf-crm/crm-services', label: 'Servicios de CRM' },
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
        { value: price, text: 'al mes por la plataforma, con usuarios y contactos ilimitados' },
        { value: `${trialDays} días`, text: 'de prueba gratis; después continúa si no cancelas' },
        { value: text('mf-crm/platform-support'), text: 'Chat de soporte, a toda hora' },
      ],
    },
    questions: {
      heading: `${questions.length} dudas, resueltas`,
      items: questions,
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
            ['entrenamientos', 'Capacitaciones'],
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
      text: `Pregúntanos por chat o pruébalo: ${trialDays} días gratis, después ${monthly}.`,
      ask: 'Preguntar por chat',
      message: 'Hola, tengo una pregunta sobre el CRM',
      action: startTrial,
    },
  } as const;
};
