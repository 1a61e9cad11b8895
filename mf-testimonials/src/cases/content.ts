export const cases = {
  id: 'casos',
  heading: 'Casos, de principio a fin',
  lead: 'Qué les pasaba, qué hicimos y qué cambió, con la cifra y en cuánto tiempo.',
  problem: 'El problema',
  done: 'Lo que hicimos',
};
