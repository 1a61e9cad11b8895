import { encodedTwiceAt, isReadable } from './text.ts';

const letters = 'áéíóúñüÁÉÍÓÚÑÜ¿¡«»€“”‘’–—…™→✓🙂ºª°';

/** A text as a program shows it that takes its UTF-8 for another encoding. */
const taken = (text: string, encoding: string): string =>
  new TextDecoder(encoding).decode(new TextEncoder().encode(text));

test.each(['windows-1252', 'macintosh'])(
  'every letter and sign of Spanish that was taken for %s is found',
  (encoding) => {
    const missed = Array.from(letters).flatMap((letter) =>
      [`Mu${letter}oz`, `Hola ${letter} aquí`, letter].filter((text) => isReadable(taken(text, encoding))),
    );
    expect(missed).toEqual([]);
  },
);

test('the place is that of the first letter', () => {
  expect(encodedTwiceAt('Ana MuÃ±oz')).toBe(6);
  expect(encodedTwiceAt('Ana Muñoz')).toBe(-1);
});

test.each([letters, '“MANHÔ e «AMANHû – IRMÃ…', 'JOÃO, Âge d’or, château, pâté, 25 °C, 5 ± 2, √3, ð, maïs, Müller'])(
  'words of Spanish and of its neighbours are taken: %s',
  (text) => {
    expect(isReadable(text)).toBe(true);
  },
);
