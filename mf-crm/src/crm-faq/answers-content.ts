import type { FactReader } from '@mosaico/shared-types';
import { questionsOf } from './questions.ts';

export const content = (facts: FactReader) => {
  const questions = questionsOf(facts);
  return {
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
  } as const;
};
