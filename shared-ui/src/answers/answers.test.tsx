import { render, screen } from '@testing-library/react';
import type { JsonLdNode } from '@mosaico/shared-types';
import { inShell } from '@mosaico/shared-ui/testing';
import { Answers } from './answers.tsx';

test('structured data holds the answers whose titles are questions, in the words on the page', () => {
  const noted: JsonLdNode[] = [];
  const items = [
    { title: '¿Cómo se paga?', text: 'Con tarjeta.' },
    { title: 'Mover una sesión', text: 'Con 12 horas de anticipación.' },
  ];
  render(inShell(<Answers items={items} />, { addJsonLd: (thing) => noted.push(thing) }));
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(items.map(({ title }) => title));
  expect(noted).toEqual([
    { '@type': 'Question', name: '¿Cómo se paga?', acceptedAnswer: { '@type': 'Answer', text: 'Con tarjeta.' } },
  ]);
});
