import { textOf } from './read-text.ts';

test.each(['Riff de guitarra', 'gif8', 'Logo: soft types'])('a text that begins with "%s" is a text', (text) => {
  expect(textOf(Buffer.from(text), 'notas.txt')).toBe(text);
});

test.each(['RIFF\0\0\0\0WEBP', 'GIF89a', '<HTML><p>Inicia sesión'])('what begins with %j is none', (text) => {
  expect(() => textOf(Buffer.from(text), 'notas.txt')).toThrow('notas.txt is no text file');
});
