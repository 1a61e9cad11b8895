import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { FactName } from '@mosaico/shared-types';
import { facts, figure, inShell, loadSections } from '@mosaico/shared-ui/testing';
import { bookingAddress } from './booking-address.ts';
import ReferralCatalogue from './referral-catalogue.tsx';

beforeAll(() => loadSections(<ReferralCatalogue subject="norte" />));

test.each([
  ['norte', 'Referido por Norte', 'ref-norte-01'],
  ['sur', 'Referido por Sur', 'ref-sur-02'],
])('the catalogue of %s names the referrer and books on their account', async (subject, referred, amId) => {
  render(inShell(<ReferralCatalogue subject={subject} />));
  expect(screen.getByText(referred)).toBeVisible();
  await userEvent.click(within(screen.getByRole('banner')).getByRole('button', { name: 'Agendar Cita' }));
  expect(screen.getByTitle('Agenda tu cita')).toHaveAttribute('src', `/demo/calendario?agenda=referidos&am_id=${amId}`);
});

test('six services with their starting prices and what each covers', () => {
  render(inShell(<ReferralCatalogue subject="norte" />));
  const wall = screen.getAllByRole('heading', { level: 3 }).slice(0, 6);
  const covers = (name: FactName) => facts.amount(name).covers;
  const prices = [
    [
      'Campañas de publicidad',
      `Desde ${figure('mf-plans/referral-ads')} USD al mes ${covers('mf-plans/referral-ads')}`,
    ],
    ['CRM', `Desde ${figure('mf-plans/referral-crm')} USD ${covers('mf-plans/referral-crm')}`],
    ['Plataforma de cursos', `Desde ${figure('mf-plans/referral-courses')} USD ${covers('mf-plans/referral-courses')}`],
    ['Sitios web', `Desde ${figure('mf-plans/referral-websites')} USD ${covers('mf-plans/referral-websites')}`],
    ['Logos', `${figure('mf-plans/logo')} USDun logo`],
    ['Videos y fotos', `Desde ${figure('mf-plans/videos')} USD ${covers('mf-plans/videos')}`],
  ] as const;
  expect(wall).toHaveLength(prices.length);
  prices.forEach(([name, price], index) => {
    const tile = wall[index]?.closest('li');
    expect(tile).toHaveTextContent(new RegExp(`^${name}`));
    expect(tile).toHaveTextContent(price);
  });
});

test('a second referrer’s services are a path, from the logo to the campaign', () => {
  render(inShell(<ReferralCatalogue subject="sur" />));
  const path = screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);
  expect(path).toEqual([
    'Logos',
    'Sitios web',
    'Videos y fotos',
    'CRM',
    'Campañas de publicidad',
    'Plataforma de cursos',
  ]);
});

test('below the prices one link leads to what stopping costs, and no rule is repeated', () => {
  render(inShell(<ReferralCatalogue subject="norte" />));
  const rules = within(screen.getByRole('complementary', { name: 'Si cambias de idea' }));
  expect(rules.getByRole('link', { name: 'Términos y condiciones' })).toHaveAttribute('href', '/terminos-condiciones');
  for (const rule of ['mf-legal/cancel-single', 'mf-legal/cancel-monthly'] as const)
    expect(screen.queryByText(figure(rule), { exact: false })).not.toBeInTheDocument();
});

test('the catalogues of two referrers open with their names on shelves that are stacked differently', () => {
  const { container } = render(
    inShell(
      <>
        <ReferralCatalogue subject="norte" />
        <ReferralCatalogue subject="sur" />
      </>,
    ),
  );
  const [north, south] = container.querySelectorAll('header svg[class*="wide"]');
  expect(north).toHaveTextContent('Norte');
  expect(south).toHaveTextContent('Sur');
  const shapes = (art: Element | undefined) => [...(art?.querySelectorAll('path') ?? [])].map((path) => path.outerHTML);
  expect(shapes(north)).not.toEqual(shapes(south));
});

test('an unknown referrer is an error that names the slug', () => {
  const print = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => render(inShell(<ReferralCatalogue subject="este" />))).toThrow('There is no referrer "este"');
  print.mockRestore();
});

test.each([
  ['/calendario', '/calendario?am_id=a%26b'],
  ['https://example.com/w?x=1', 'https://example.com/w?x=1&am_id=a%26b'],
  ['https://example.com/w?am_id=old', 'https://example.com/w?am_id=a%26b'],
])('the referrer is put into the query of %s', (address, expected) => {
  expect(bookingAddress(address, 'a&b')).toBe(expected);
});
