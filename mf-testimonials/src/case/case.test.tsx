import { render, screen, within } from '@testing-library/react';
import type { ClientCase, JsonLdNode } from '@mosaico/shared-types';
import { caseSchema, caseTopics } from '@mosaico/shared-types/schemas';
import { inShell, loadSections } from '@mosaico/shared-ui/testing';
import { array, parse } from 'valibot';
import published from '../../public/data/casos.json';
import Case from './case.tsx';

const sample = parse(array(caseSchema), published);
const show = (id: string, cases: readonly ClientCase[] = sample) => {
  const things: JsonLdNode[] = [];
  const shown = render(inShell(<Case subject={id} />, { cases, addJsonLd: (thing) => void things.push(thing) }));
  return { ...shown, things };
};

beforeAll(() => loadSections(<Case subject="clinica-miramar" />));

test('a case is told from its problem to what came of it and who says so, and says that it is a sample', () => {
  show('muebles-nogal');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Muebles Nogal');
  const story = screen.getByRole('article', { name: 'Muebles Nogal' });
  expect(story).toHaveTextContent(/El problemaLas cotizaciones vivían.+Lo que hicimosUn CRM con las etapas/);
  expect(story).toHaveTextContent('9 días de la primera visita al anticipo');
  expect(story).toHaveTextContent('«Por primera vez sabemos a quién llamar el lunes.»Persona de muestra, ventas');
  expect(screen.getByText('Cobran el anticipo en 9 días; antes, en 17')).toBeVisible();
  expect(screen.getByText(/Caso\sde\smuestra/)).toBeVisible();
});

test('the demonstration has one case for everything that is sold, and each leads to where it is sold', () => {
  expect(sample.flatMap(({ topics }) => topics).sort()).toEqual([...caseTopics].sort());
  for (const { id } of sample) {
    const { unmount } = show(id);
    expect(screen.getByText(/Caso\sde\smuestra/)).toBeVisible();
    const sold = screen.queryByRole('link', { name: 'Ver qué incluye y cuánto cuesta' });
    // Advisory is for clients alone.
    expect([id, sold !== null]).toEqual([id, id !== 'libreria-faro']);
    unmount();
  }
});

test('one client is followed through everything that was made for them, to the pages that sell it', () => {
  show('clinica-miramar');
  const works = within(screen.getByRole('region', { name: 'De cerca: lo que hicimos para Clínica dental Miramar' }));
  expect(works.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['sus redes', '/planes-sociales'],
    ['sus anuncios', '/meta-ads-marketing'],
    ['su CRM', '/planes-crm'],
    ['su chat', '/asistentes-ventas'],
  ]);
});

test('a finished site is shown whole, and screen by screen', () => {
  show('clinica-miramar');
  const site = within(screen.getByRole('region', { name: 'Así quedó su sitio' }));
  expect(site.getByRole('region', { name: 'El sitio de Clínica dental Miramar' })).toBeVisible();
  const { pages = [] } = sample[0]?.site ?? {};
  expect(site.getAllByRole('listitem')).toHaveLength(pages.length);
});

test('the cases before and after are a link away, and all of them', () => {
  const ways = () => within(screen.getByRole('navigation', { name: 'Más casos' })).getAllByRole('link');
  const first = show('clinica-miramar');
  expect(ways().map((link) => link.getAttribute('href'))).toEqual([
    '/testimonios-videos/panaderia-trigal',
    '/testimonios-videos#casos',
  ]);
  first.unmount();
  show('barro-y-lino');
  expect(ways().map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Anterior Panadería Trigal', '/testimonios-videos/panaderia-trigal'],
    ['Siguiente Muebles Nogal', '/testimonios-videos/muebles-nogal'],
    ['Ver todos los casos', '/testimonios-videos#casos'],
  ]);
});

test.each(['result', 'quote', 'person', 'pictures', 'site', 'sample', 'works', 'headline'] as const)(
  'without its %s, nothing is left empty',
  (key) => {
    const { container } = show(
      'clinica-miramar',
      sample.map((each) => ({ ...each, [key]: undefined })),
    );
    expect(screen.getByRole('article', { name: 'Clínica dental Miramar' })).toBeVisible();
    for (const element of container.querySelectorAll('article *:not(img, input), ul *:not(img)'))
      expect(element).not.toBeEmptyDOMElement();
  },
);

test('search engines are told whose case it is, and of a sample that it is one', () => {
  const { things } = show('muebles-nogal');
  expect(things).toEqual([
    expect.objectContaining({
      '@type': 'Article',
      headline: 'Cobran el anticipo en 9 días; antes, en 17',
      about: { '@type': 'Organization', name: 'Muebles Nogal' },
      description: expect.stringMatching(/^Caso de muestra\. Las cotizaciones/) as string,
    }),
  ]);
});

test('of a case that the site does not list, the page says which', () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => show('nadie')).toThrow('The list "cases" of the site configuration has no "nadie".');
});
