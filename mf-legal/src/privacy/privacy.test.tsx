import { render, screen, within } from '@testing-library/react';
import { site } from 'site-for-tests';
import { figure, inShell, loadSections } from '@mosaico/shared-ui/testing';
import Privacy from './privacy.tsx';

beforeAll(() => loadSections(<Privacy />));

test('the policy has eleven sections with its date and its figures', () => {
  render(inShell(<Privacy />));
  expect(screen.getByText(`Última actualización: ${figure('mf-legal/privacy-updated')}`)).toBeVisible();
  expect(screen.getAllByRole('heading', { level: 2, name: /^\d+\./ })).toHaveLength(11);
  for (const words of [
    `hasta ${figure('mf-legal/data-retention-years')} años`,
    figure('mf-legal/office-hours-in-full'),
    `de ${figure('mf-legal/account-deletion-days')} días hábiles`,
    `personas de ${figure('mf-legal/minimum-age')} años o más`,
    /acceso a los datos es por roles/,
  ])
    expect(screen.getAllByText(words, { exact: false })[0]).toBeVisible();
});

test('one table answers what data, what for, how long and with whom, row by row', () => {
  render(inShell(<Privacy />));
  const table = within(screen.getByRole('table', { name: 'Tus datos, en una tabla' }));
  expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Qué dato',
    'Para qué',
    'Cuánto tiempo',
    'Con quién',
  ]);
  const rows = table.getAllByRole('row').slice(1);
  expect(rows.length).toBeGreaterThan(0);
  for (const row of rows) {
    expect(within(row).getByRole('rowheader')).toHaveTextContent(/\S/);
    const [why, time, shared] = within(row).getAllByRole('cell');
    expect(time).toHaveTextContent(`hasta ${figure('mf-legal/data-retention-years')} años`);
    for (const cell of [why, shared]) expect(cell?.lastChild).toHaveTextContent(/\S/);
  }
});

const topics = [
  'Introducción',
  'Datos que recogemos',
  'Para qué los usamos',
  'Con quién los compartimos',
  'Seguridad',
  'Cuánto tiempo los guardamos',
  'Tus derechos',
  'Cookies y almacenamiento',
  'Menores de edad',
  'Cambios',
  'Contacto',
];

const owners = { dataSale: 'clausula-4', dataSecurity: 'clausula-5', dataBreach: 'clausula-5' };

test.each([
  ['with all', Object.fromEntries(Object.keys(owners).map((key) => [key, `Condición propia: ${key}.`]))],
  ['without any', {}],
])(
  'the sections have the specified topics %s of what only the owner can say',
  (_, conditions: Record<string, string>) => {
    const { container } = render(inShell(<Privacy />, { site: { ...site, conditions } }));
    const headings = screen.getAllByRole('heading', { level: 2, name: /^\d/ });
    expect(headings.map(({ textContent }) => textContent)).toEqual(
      topics.map((topic, index) => `${index + 1}. ${topic}`),
    );
    for (const each of container.querySelectorAll('[id^=clausula-]'))
      expect(each.querySelector(':scope > p, :scope > ul')?.textContent).toMatch(/^\S.+[.:]$/);
    for (const [key, said] of Object.entries(conditions))
      expect(container.querySelector(`#${owners[key as keyof typeof owners]}`)).toHaveTextContent(said);
  },
);

test('without the owner’s word nothing is promised of sales, encryption, copies or notices', () => {
  render(inShell(<Privacy />));
  expect(document.body).not.toHaveTextContent(/vend|cifra|respaldo|te avisamos|la eliminamos/i);
});

test.each([
  ['Calle Mayor 1, Miami', 'Agencia SL, Calle Mayor 1, Miami, ayuda@agencia.example.'],
  [undefined, 'Agencia SL, ayuda@agencia.example.'],
])(
  'who is responsible is said by name, with the address where the site configuration has one (%s)',
  (address, party) => {
    const agency = { ...site.agency, legalName: 'Agencia SL', supportEmail: 'ayuda@agencia.example', address };
    const { container } = render(inShell(<Privacy />, { site: { ...site, agency } }));
    expect(container.querySelector('#clausula-1')).toHaveTextContent(`El responsable de tus datos es ${party}`);
  },
);

test.each([
  [{ endpoint: '/informes' }, true],
  [undefined, false],
])('with reports at %j, what browsers report is told: %s', (reports, isTold) => {
  const { container } = render(inShell(<Privacy />, { site: { ...site, reports } }));
  const told = container.querySelector('#clausula-2')?.textContent ?? '';
  for (const word of ['tu navegador nos informa', 'diez semanas', 'Global Privacy Control'])
    expect(told.includes(word)).toBe(isTold);
});
