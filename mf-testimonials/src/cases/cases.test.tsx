import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server.node';
import type { ClientCase } from '@mosaico/shared-types';
import { caseSchema } from '@mosaico/shared-types/schemas';
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

test('every case says whose it is, of what sector and with what result, and leads to its page', () => {
  show(sample);
  const tiles = stories().getAllByRole('listitem');
  expect(tiles).toHaveLength(sample.length);
  const [, bakery = document.body] = tiles;
  expect(bakery).toHaveTextContent(
    'Panadería Trigal Panadería de barrioMás encargos para el fin de semana, desde las redes',
  );
  expect(within(bakery).getByRole('link', { name: 'Panadería Trigal' })).toHaveAttribute(
    'href',
    '/testimonios-videos/panaderia-trigal',
  );
  expect(stories().getByText(/Los casos de muestra son inventados/)).toBeVisible();
});

test('links from before cases had pages of their own still lead to them in the list', () => {
  show(sample);
  for (const { id, client } of sample) expect(document.getElementById(`caso-${id}`)).toHaveTextContent(client);
});

test.each(['result', 'pictures', 'site', 'headline'] as const)(
  'without its %s, a tile is left without a gap',
  (key) => {
    const { container } = show(sample.map((each) => ({ ...each, [key]: undefined })));
    for (const element of container.querySelectorAll('li *:not(img, source)'))
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

test('without cases there is no section', () => {
  expect(renderToString(inShell(<Stories />, { cases: [] }))).toBe('');
});

test('other pages are offered a wall of every case, each tile with what came of it, leading to its story', () => {
  render(inShell(<Wall />, { cases: sample }));
  const shown = within(screen.getByRole('region', { name: 'Cada negocio, un cambio' }));
  const tiles = shown.getAllByRole('listitem');
  expect(tiles).toHaveLength(sample.length);
  expect(tiles[3]).toHaveTextContent('Muebles NogalCobran el anticipo en 9 días; antes, en 17');
  expect(shown.getByRole('link', { name: 'Muebles Nogal' })).toHaveAttribute(
    'href',
    '/testimonios-videos/muebles-nogal',
  );
  expect(shown.getByText(/Los casos de muestra son inventados/)).toBeVisible();
  expect(shown.getByRole('link', { name: 'Ver todos los casos' })).toHaveAttribute('href', '/testimonios-videos#casos');
});

test('a site without cases offers nothing of them', () => {
  expect(renderToString(inShell(<Wall />, { cases: [] }))).toBe('');
});
