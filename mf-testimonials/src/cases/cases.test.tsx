import { render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server.node';
import type { ClientCase } from '@mosaico/shared-types';
import { caseSchema } from '@mosaico/shared-types/schemas';
import { inShell } from '@mosaico/shared-ui/testing';
import { array, parse } from 'valibot';
import published from '../../public/data/casos.json';
import Cases from './cases.tsx';

const sample = parse(array(caseSchema), published);
const show = (all: ClientCase[]) => render(inShell(<Cases />, { cases: all }));

test('the demonstration has cases of everything that is sold, and each says that it is a sample', () => {
  expect([...new Set(sample.flatMap(({ topics }) => topics))].sort()).toEqual(
    ['ads', 'courses', 'crm', 'maintenance', 'mentoring', 'social', 'stores', 'support', 'websites'].sort(),
  );
  show(sample);
  expect(screen.getAllByText('Caso de muestra.')).toHaveLength(sample.length);
});

test('every card leads to its story on the same page', () => {
  show(sample);
  const section = within(screen.getByRole('region', { name: 'Casos, de principio a fin' }));
  const links = section.getAllByRole('link');
  expect(links).toHaveLength(sample.length);
  for (const link of links) {
    const story = document.getElementById(link.getAttribute('href')?.split('#')[1] ?? '');
    expect(story).toHaveAccessibleName(link.textContent);
  }
});

test('a story says problem, what was done, what came of it, and who says so', () => {
  show(sample);
  const story = document.getElementById('caso-muebles-nogal');
  expect(story).toHaveTextContent(/El problemaLas cotizaciones vivían.+Lo que hicimosUn CRM con las etapas/);
  expect(story).toHaveTextContent('9 días de la primera visita al anticipo');
  expect(story).toHaveTextContent('«Por primera vez sabemos a quién llamar el lunes.»Persona de muestra, ventas');
});

test.each(['result', 'quote', 'person', 'pictures', 'sample'] as const)(
  'without its %s, nothing is left empty',
  (key) => {
    const whole = sample.filter(({ id }) => id === 'clinica-miramar');
    const { container } = show(whole.map((each) => ({ ...each, [key]: undefined })));
    expect(screen.getAllByRole('article')).toHaveLength(2);
    for (const element of container.querySelectorAll('article *:not(img)')) expect(element).not.toBeEmptyDOMElement();
  },
);

test('without cases there is no section', () => {
  expect(renderToString(inShell(<Cases />, { cases: [] }))).toBe('');
});
