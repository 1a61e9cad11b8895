import type { FactReader } from '@mosaico/shared-types';
import { monthlyOf, startTrial } from './monthly.ts';

export const content = (facts: FactReader) => {
  const { monthly } = monthlyOf(facts);
  const trialDays = facts.text('mf-crm/trial-days');
  return {
    video: {
      heading: 'El CRM explicado en video',
      text: `El video aún no está publicado. Mientras tanto, pruébalo: ${trialDays} días gratis; después, ${monthly} si no cancelas antes.`,
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
