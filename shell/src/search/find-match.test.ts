/** @jest-environment node */
import { findMatch } from './find-match.ts';

test.each([
  ['Diseño web', 'diseno', 'Diseño'],
  ['Diseño web', 'ÑO W', 'ño w'],
  ['Disen\u0303o web', 'diseño', 'Disen\u0303o'],
  ['Sitio 🎉 web', 'web', 'web'],
  ['🎉🎉 Línea', ' linea ', 'Línea'],
  ['Tienda en línea', 'línea', 'línea'],
  ['İstanbul web', 'web', 'web'],
])('in %s, %s is found at %s', (text, query, found) => {
  const match = findMatch(text, query);
  expect(text.slice(match?.start, match?.end)).toBe(found);
});

test.each([
  ['Diseño web', ''],
  ['Diseño web', ' \u0301 '],
  ['Diseño web', 'tienda'],
  ['Diseño web', '.*'],
])('in %s, %j is not found', (text, query) => {
  expect(findMatch(text, query)).toBeUndefined();
});
