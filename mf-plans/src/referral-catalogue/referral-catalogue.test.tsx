import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { inShell, loadSections } from '@mosaico/shared-ui/testing';
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
  expect(wall.map((title) => title.closest('li')?.textContent)).toEqual([
    expect.stringMatching(/^Campañas de publicidad.*Desde\s*\$800\s*al mes\s*sin la inversión en anuncios$/),
    expect.stringMatching(/^Sitios web.*Desde\s*\$1,000\s*sitio corporativo de 5 páginas$/),
    expect.stringMatching(
      /^CRM.*Desde\s*\$1,000\s*implementación, precio para recomendados; la mensualidad va aparte$/,
    ),
    expect.stringMatching(
      /^Lanzamiento de cursos.*Desde\s*\$3,000\s*plataforma de un curso, precio para recomendados$/,
    ),
    expect.stringMatching(/^Logos.*\$250\s*un logo$/),
    expect.stringMatching(/^Videos y fotos.*Desde\s*\$600\s*una producción$/),
  ]);
});

test('what stopping costs stands below the prices: once paid, and each month', () => {
  render(inShell(<ReferralCatalogue subject="norte" />));
  const rules = within(screen.getByRole('complementary', { name: 'Si cambias de idea' }));
  expect(rules.getByText(/^Lo que se paga una vez\. .*penalidad del 25\s%/)).toBeVisible();
  expect(
    rules.getByText(/^Lo mensual\. .*al menos 10 días antes de tu próximo cobro\. .*penalidad del 40\s%/),
  ).toBeVisible();
  expect(rules.getByRole('link', { name: 'Términos y condiciones' })).toHaveAttribute('href', '/terminos-condiciones');
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
