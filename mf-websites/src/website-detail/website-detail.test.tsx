import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Offer } from '@mosaico/shared-types';
import { inShell, loadSections } from '@mosaico/shared-ui/testing';
import { table } from 'site-for-tests';
import { websitePage } from './website-page.tsx';
import type { Website } from './website.ts';

const sold: Offer = {
  name: 'Portafolio',
  price: { usd: 700, text: '$700', from: true, covers: 'tres páginas' },
  for: 'prospects',
  get: [{ chat: 'Hola, quiero un portafolio' }, { booking: 'sales' }],
  cancellation: 'Se cancela cuando quieras.',
};

const portfolio: Website = {
  offer: 'mf-websites/custom',
  title: 'Tus obras, en una sala propia',
  lead: 'Tres páginas para mostrar lo que haces.',
  priceNote: 'Más el alojamiento.',
  art: { kind: 'sitemap', ground: 'periwinkle' },
  proof: 'corporate-sites',
  facts: [{ value: '3', label: 'páginas' }],
  outline: {
    heading: 'Tres salas',
    lead: 'Una para cada cosa.',
    parts: [
      { name: 'Entrada', wireframe: 'home', text: 'Quién eres.' },
      { name: 'Obras', wireframe: 'gallery' },
      { name: 'Escríbeme', wireframe: 'contact' },
    ],
  },
  included: ['Diseño de tres páginas'],
  process: {
    heading: 'En dos semanas',
    lead: 'Así va.',
    days: { least: 8, most: 10 },
    milestones: [
      { phase: 'start', title: 'Empezamos', text: 'Nos muestras tus obras.', meeting: 'Reunión de inicio' },
      { phase: 'delivery', title: 'Abrimos', text: 'Lo publicamos.' },
    ],
  },
  apart: [
    { title: 'Fotos', text: 'Las traes tú.' },
    { title: 'Más salas', text: 'Mira el Premium.', link: { to: 'mf-websites/premium-site', label: 'Ver más' } },
  ],
  condition: { title: 'Antes de pagar', text: 'Trae tus obras.' },
  comparison: { heading: '¿O un sitio completo?', lead: 'Estos son.' },
  closing: { heading: 'Abre tu sala', text: 'Cuando quieras.' },
};

const Portfolio = websitePage(() => portfolio);
beforeAll(() => loadSections(<Portfolio />));

const show = (website: Partial<Website> = {}, offer: Partial<Offer> = {}) => {
  const Page = websitePage(() => ({ ...portfolio, ...website }));
  const offers = { ...table.offers, 'mf-websites/custom': { ...sold, ...offer } };
  return render(inShell(<Page />, { address: '/portafolio', table: { ...table, offers } }));
};
const region = (name: string) => within(screen.getByRole('region', { name }));
const texts = (elements: HTMLElement[]) => elements.map((element) => element.textContent);

test('data alone make a page: offer, price, contents, process, exclusions and end', () => {
  show();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Tus obras, en una sala propia');
  expect(screen.getByRole('banner')).toHaveTextContent('Desde $700 USD tres páginasMás el alojamiento.');
  expect(screen.getByRole('definition')).toHaveTextContent('3');
  expect(texts(region('Tres salas').getAllByRole('listitem'))).toEqual([
    'EntradaQuién eres.',
    'Obras',
    'Escríbeme',
    'Incluido: Diseño de tres páginas',
  ]);
  expect(region('Tres salas').getByRole('complementary')).toHaveTextContent('Antes de pagarTrae tus obras.');
  expect(texts(region('En dos semanas').getAllByRole('listitem'))).toEqual([
    'EmpezamosNos muestras tus obras.Reunión de inicio',
    'AbrimosLo publicamos.',
  ]);
  expect(texts(region('Lo que no incluye').getAllByRole('heading', { level: 3 }))).toEqual([
    'No incluido: Fotos',
    'No incluido: Más salas',
  ]);
  expect(region('Lo que no incluye').getByRole('link', { name: 'Ver más' })).toHaveAttribute(
    'href',
    '/sitio-web-premium',
  );
  expect(region('Lo que no incluye').getByText('Se cancela cuando quieras.')).toBeVisible();
  expect(region('Abre tu sala').getByText('Cuando quieras.')).toBeVisible();
});

test('a website sold by chat has its message typed in, at the start and at the end', () => {
  show();
  const links = screen.getAllByRole('link', { name: 'Contratar por chat (se abre en una pestaña nueva)' });
  expect(links).toHaveLength(2);
  for (const link of links)
    expect(link).toHaveAttribute('href', '/demo/chat/13055550123?text=Hola%2C%20quiero%20un%20portafolio');
  expect(screen.queryByRole('link', { name: /^Contratar Ahora/ })).not.toBeInTheDocument();
});

test('a website with a payment page is contracted there, in a new tab', () => {
  show({}, { get: [{ payment: 'corporateSite' }, { booking: 'sales' }] });
  for (const link of screen.getAllByRole('link', { name: 'Contratar Ahora (se abre en una pestaña nueva)' })) {
    expect(link).toHaveAttribute('href', '/demo/pago?producto=sitio-corporativo');
    expect(link).toHaveAttribute('target', '_blank');
  }
});

test.each([
  ['on its payment page', { payment: 'corporateSite' }],
  ['by chat', { chat: 'Hola' }],
] as const)('what is contracted %s has the rule of its cancellation beside it', (_, way) => {
  show({}, { get: [way, { booking: 'sales' }] });
  const links = screen.getAllByRole('link', { name: /^Contratar/ });
  expect(links).toHaveLength(2);
  for (const link of links) {
    expect(link).toHaveAccessibleDescription('Se cancela cuando quieras.');
    expect(link.parentElement).toHaveTextContent('Se cancela cuando quieras.');
  }
});

test('what is only booked has nothing to say beside it', () => {
  show({}, { get: [{ booking: 'sales' }] });
  expect(screen.getAllByText('Se cancela cuando quieras.')).toHaveLength(1);
});

test('both booking buttons open the sales calendar', async () => {
  show();
  for (const button of screen.getAllByRole('button', { name: 'Agendar Cita' })) {
    await userEvent.click(button);
    const dialog = within(screen.getByRole('dialog', { name: 'Agenda tu cita' }));
    expect(dialog.getByTitle('Agenda tu cita')).toHaveAttribute('src', '/demo/calendario?agenda=ventas');
    await userEvent.click(dialog.getByRole('button', { name: 'Cerrar' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  }
});

test('the comparison leads to all three plans when this is none of them', () => {
  show();
  expect(texts(region('¿O un sitio completo?').getAllByRole('link'))).toEqual([
    'Ver el Corporativo',
    'Ver el Premium',
    'Ver la tienda',
  ]);
});

test('the comparison does not lead to the page it stands on', () => {
  show({ compared: 'Premium' });
  expect(texts(region('¿O un sitio completo?').getAllByRole('link'))).toEqual(['Ver el Corporativo', 'Ver la tienda']);
});
