import type { FactReader, OfferName } from '@mosaico/shared-types';
import type { Answer } from '@mosaico/shared-ui/answers';

/** What a visitor asks before paying, in this order on every page that sells a website. */
const questions = {
  what: '¿Qué recibo?',
  when: '¿Cuándo?',
  need: '¿Qué necesitan de mí?',
  who: '¿Quién lo hace?',
  stop: '¿Y si cambio de idea?',
  next: '¿Qué sigue?',
} as const;

type Answered = Record<keyof typeof questions, string>;

/** The answers in the questions' order. */
export const answersOf = (answered: Answered): readonly Answer[] =>
  (Object.keys(questions) as (keyof typeof questions)[]).map((key) => ({ title: questions[key], text: answered[key] }));

/** The answers of a site that is bought on its payment page and made with two meetings; only what it brings and needs differs. */
export function answersOfSite(
  { text, offer }: FactReader,
  { name, what, need }: { name: OfferName; what: string; need: string },
): readonly Answer[] {
  return answersOf({
    what,
    when: `En ${text('mf-websites/workdays')} días hábiles, contados desde que tenemos tu material completo.`,
    need: `${need} Y dos reuniones: la de arranque y la de entrega.`,
    who: 'Nuestro equipo, de la reunión de arranque al último día de soporte. Aquí mismo llevamos después tus redes, tus anuncios y tu CRM, si los quieres.',
    stop: offer(name).cancellation,
    next: `Contratas en línea. Dentro de las ${text('mf-legal/contact-hours')} horas siguientes te contactamos para pedirte el material. ¿Prefieres hablarlo antes? Agenda una cita.`,
  });
}
