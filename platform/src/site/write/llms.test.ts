import { pageOf } from '../../testing/releases.ts';
import { llms } from './llms.ts';

test('the list says who the agency is and leads to every text, by category in the order of the directory', () => {
  const agency = { name: 'Agencia Mosaico', origin: 'https://www.example.com' };
  const text = llms(agency, [
    pageOf('/terminos', {
      title: 'Términos [2026]',
      description: 'Lo que vale.',
      directory: { name: 'T', category: 'Legal' },
    }),
    pageOf('/planes', { title: 'Planes', description: 'Desde $500.', directory: { name: 'P', category: 'Planes' } }),
    pageOf('/', {
      title: 'Agencia',
      description: 'Marketing\n digital.',
      directory: { name: 'I', category: 'Principal' },
    }),
  ]);
  expect(text).toBe(`# Agencia Mosaico

> Marketing digital.

## Principal

- [Agencia](https://www.example.com/index.md): Marketing digital.

## Planes

- [Planes](https://www.example.com/planes.md): Desde $500.

## Legal

- [Términos \\[2026\\]](https://www.example.com/terminos.md): Lo que vale.
`);
});
