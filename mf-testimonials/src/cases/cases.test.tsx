import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server.node';
import type { ClientCase } from '@mosaico/shared-types';
import { caseSchema, caseTopics } from '@mosaico/shared-types/schemas';
import { inShell } from '@mosaico/shared-ui/testing';
import { array, parse } from 'valibot';
import published from '../../public/data/casos.json';
import Stories from './stories.tsx';
import Wall from './wall.tsx';

const sample = parse(array(caseSchema), published);
const show = (cases: ClientCase[]) => render(inShell(<Stories />, { cases }));
const stories = () => within(screen.getByRole('region', { name: 'Casos: quiénes son y qué cambió' }));

/** A picture's file; `#` names a part of the picture. */
const fileOf = (url: string) => readFileSync(join(__dirname, '../../public', url.replace(/#.*/, '')));

/** What an SVG or WebP file says of its size, in pixels. */
function sizeOf(url: string): { width: number; height: number } {
  const file = fileOf(url);
  if (!url.endsWith('.svg')) return { width: file.readUIntLE(24, 3) + 1, height: file.readUIntLE(27, 3) + 1 };
  const [, width, height] = /^<svg [^>]*viewBox="0 0 (\d+) (\d+)"/.exec(file.toString()) ?? [];
  return { width: Number(width), height: Number(height) };
}

test('the demonstration has one case for everything that is sold, and each says that it is a sample', () => {
  const proven = sample.flatMap(({ topics }) => topics);
  expect([...proven].sort()).toEqual([...caseTopics].sort());
  show(sample);
  expect(stories().getAllByText('Caso de muestra.')).toHaveLength(sample.length);
});

test('the demonstration’s pictures are there, and sites, their pages and wide works as large as the file says', () => {
  const pictures = sample.flatMap(({ pictures: all = [], works = [] }) => [
    ...all,
    ...works.map(({ picture }) => picture),
  ]);
  for (const { url } of pictures) expect(fileOf(url).length).toBeGreaterThan(500);
  const sites = sample.flatMap(({ site }) => site ?? []);
  const fronts = sites.flatMap(({ wide, narrow }) => (narrow ? [wide, narrow] : [wide]));
  expect(fronts).toHaveLength(8);
  const pages = sites.flatMap((site) => site.pages ?? []);
  const wide = sample.flatMap(({ works = [] }) => works.flatMap(({ wide = [], narrow = [] }) => [wide, narrow].flat()));
  expect(pages.length).toBeGreaterThan(0);
  expect(wide.length).toBeGreaterThan(0);
  const measured = [...fronts, ...pages, ...wide];
  for (const { url } of measured) expect(fileOf(url).length).toBeGreaterThan(500);
  expect(measured.map(({ url }) => ({ url, ...sizeOf(url) }))).toEqual(
    measured.map(({ url, width, height }) => ({ url, width, height })),
  );
});

test('every case says whose it is, of what sector, and with what result, before it is opened', () => {
  show(sample);
  const closed = Array.from(document.querySelectorAll('summary'), ({ textContent }) => textContent);
  expect(closed).toHaveLength(sample.length);
  expect(closed[1]).toBe('Panadería Trigal Panadería de barrioMás encargos para el fin de semana, desde las redes');
});

test('a story says problem, what was done, what came of it, and who says so, and leads back', () => {
  show(sample);
  const story = document.getElementById('caso-muebles-nogal');
  expect(story).toHaveTextContent(/El problemaLas cotizaciones vivían.+Lo que hicimosUn CRM con las etapas/);
  expect(story).toHaveTextContent('9 días de la primera visita al anticipo');
  expect(story).toHaveTextContent('«Por primera vez sabemos a quién llamar el lunes.»Persona de muestra, ventas');
  const back = stories().getByRole('link', { name: 'Volver a todos los casos desde el de Muebles Nogal' });
  expect(document.getElementById(back.getAttribute('href')?.split('#')[1] ?? '')).toHaveAccessibleName(/^Casos: /);
});

test.each(['result', 'quote', 'person', 'pictures', 'site', 'sample', 'works'] as const)(
  'without its %s, nothing is left empty',
  (key) => {
    const whole = sample.filter(({ id }) => id === 'clinica-miramar');
    const { container } = show(whole.map((each) => ({ ...each, [key]: undefined })));
    expect(screen.getAllByRole('article', { hidden: true })).toHaveLength(1);
    for (const element of container.querySelectorAll('article *:not(img, input)'))
      expect(element).not.toBeEmptyDOMElement();
  },
);

test('clients of one trade are shown alone, without scripts', async () => {
  show(sample);
  const trades = within(stories().getByRole('group', { name: 'Rubro' }));
  const [every, ...others] = trades.getAllByRole('radio');
  expect(every).toBeChecked();
  expect(others).toHaveLength(new Set(sample.map(({ trade }) => trade)).size);
  const health = trades.getByRole('radio', { name: 'Salud' });
  await userEvent.click(health);
  expect(health).toBeChecked();
  // The style sheet shows those that have the number of the chosen one.
  const number = health.getAttribute('value');
  expect(
    Array.from(document.querySelectorAll(`[data-trade="${number}"] h3`), (name) => name.firstChild?.textContent),
  ).toEqual(
    sample
      .flatMap(({ trade, client }) => (trade === 'Salud' ? [client] : []))
      .map((client) => expect.stringContaining(client) as string),
  );
});

test('clients of one trade, or of none, are not divided', () => {
  show(sample.map((each) => ({ ...each, trade: undefined })));
  expect(stories().queryByRole('group', { name: 'Rubro' })).not.toBeInTheDocument();
});

test('one client is followed through everything that was made for them, to the pages that sell it', () => {
  show(sample);
  const story = document.getElementById('caso-clinica-miramar');
  const links = Array.from(story?.querySelectorAll('a') ?? [], (link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toEqual(
    expect.arrayContaining([
      ['Ver qué incluye y cuánto cuesta', '/sitio-web-premium'],
      ['sus redes', '/planes-sociales'],
      ['sus anuncios', '/meta-ads-marketing'],
      ['su CRM', '/planes-crm'],
      ['su chat', '/asistentes-ventas'],
    ]),
  );
});

test('without cases there is no section', () => {
  expect(renderToString(inShell(<Stories />, { cases: [] }))).toBe('');
});

test('other pages are offered a wall of every case, each tile with what came of it, leading to its story', () => {
  render(inShell(<Wall />, { cases: sample }));
  const shown = within(screen.getByRole('region', { name: 'Cada cuadro es un trabajo' }));
  const tiles = shown.getAllByRole('listitem');
  expect(tiles).toHaveLength(sample.length);
  expect(tiles[3]).toHaveTextContent('Muebles NogalCobran el anticipo en 9 días; antes, en 17');
  expect(shown.getByRole('link', { name: 'Muebles Nogal' })).toHaveAttribute(
    'href',
    '/testimonios-videos#caso-muebles-nogal',
  );
  expect(shown.getByText(/Los casos de muestra son inventados/)).toBeVisible();
  expect(shown.getByRole('link', { name: 'Ver todos los casos' })).toHaveAttribute('href', '/testimonios-videos#casos');
});

test('a site without cases offers nothing of them', () => {
  expect(renderToString(inShell(<Wall />, { cases: [] }))).toBe('');
});
