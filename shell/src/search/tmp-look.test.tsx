import { writeFileSync } from 'node:fs';
import { ThemeProvider } from '@mui/material/styles';
import { render, screen, cleanup } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { fontFaces, GlobalStyles, theme, PageHero, Price } from 'shared-ui';
import { inShell } from 'shared-ui/testing';
import { table } from 'site-table-for-tests';
import Home from '../home/home.tsx';
import { Header } from '../layout/header.tsx';
import { Footer } from '../layout/footer.tsx';
import Directory from '../directory/directory.tsx';
import { SearchableProvider } from './searchable.ts';

const f = '/work/main/node_modules/@fontsource-variable';
const faces = fontFaces({ displayUrl: `file://${f}/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2`, textUrl: `file://${f}/instrument-sans/files/instrument-sans-latin-wght-normal.woff2` });
const page = (el: ReactNode, address: string, t = table) =>
  render(
    <ThemeProvider theme={theme} storageManager={null} noSsr>
      <GlobalStyles fontFaces={faces} />
      {inShell(<SearchableProvider value={() => Promise.resolve(table.routes)}><Header /><main style={{paddingTop: '4.5rem'}}>{el}</main></SearchableProvider>, { address, table: t })}
    </ThemeProvider>,
  );
const save = (name: string) => writeFileSync(`/tmp/searchjob/out/${name}.html`, '<!doctype html>' + document.documentElement.outerHTML.replace('<head>', '<head><meta charset="utf-8"><meta name="viewport" content="width=device-width">'));
afterEach(() => { cleanup(); });
const price = { usd: 97, text: '$97', per: 'month' as const };
test('crumbs', () => {
  page(<><PageHero title="Planes de CRM" eyebrow="CRM para vender" lead="Todo en un lugar." price={<Price amount={price} />} back={{ to: 'mf-crm/crm-services', label: 'Servicios de CRM' }} /><PageHero compact title="Términos" back={{ to: 'shell/home', label: 'Volver al inicio' }} /></>, '/planes-crm');
  save('crumbs');
});
test('crumbs2', () => { page(<PageHero compact title="Widget de testimonios" lead="x" />, '/widget-testimonios'); save('crumbs2'); });
test('home', () => { page(<><Home /><Footer /></>, '/'); save('home'); });
test('homenone', () => { page(<Home />, '/', { routes: [], facts: {}, offers: {}, slots: {} }); save('homenone'); });
test('dir', () => { page(<Directory />, '/directorio-paginas'); save('dir'); });
test.each([['crm'], ['zapatos'], ['precio']])('search %s', async (q) => {
  const user = userEvent.setup();
  page(<PageHero title="Planes" />, '/planes-crm');
  await user.click(screen.getByRole('button', { name: 'Buscar servicios' }));
  await user.keyboard(q + (q === 'crm' ? '{ArrowDown}{ArrowDown}' : ''));
  save(`search-${q}`);
});
