import { answererOf } from './answerer.ts';

const director = { name: 'Ramiro' };
const support = { name: 'Nora', answers: ['support' as const] };

test('a topic is answered by the person that names it, else by the first; without people by nobody', () => {
  expect(answererOf({ people: [director, support] }, 'support')).toBe(support);
  expect(answererOf({ people: [director, support] }, 'sales')).toBe(director);
  expect(answererOf({ people: [] }, 'sales')).toBeUndefined();
  expect(answererOf({}, 'sales')).toBeUndefined();
});
