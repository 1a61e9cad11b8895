import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Offer } from '@mosaico/shared-types';
import { inShell } from '@mosaico/shared-ui/testing';
import { table } from 'site-for-tests';
import { Closing } from './closing.tsx';
import { Hero, type Ends } from './hero.tsx';

const sold: Offer = {
  name: 'Portafolio',
  price: { usd: 700, text: '$700', from: true, covers: 'tres páginas' },
  for: 'prospects',
  get: [{ chat: 'Hola, quiero un portafolio' }, { booking: 'sales' }],
  cancellation: 'Se cancela cuando quieras.',
};

const portfolio: Ends = {
  offer: 'mf-websites/custom',
  title: 'Tus obras, en una sala propia',
  lead: 'Tres páginas para mostrar lo que haces.',
  priceNote: 'Más el alojamiento.',
  closing: { heading: 'Abre tu sala', text: 'Cuando quieras.' },
};

const show = (offer: Partial<Offer> = {}) => {
  const offers = { ...table.offers, 'mf-websites/custom': { ...sold, ...offer } };
  const page = (
    <>
      <Hero page={portfolio}>Un dibujo</Hero>
      <Closing page={portfolio} />
    </>
  );
  return render(inShell(page, { address: '/portafolio', table: { ...table, offers } }));
};

test('a website’s page opens with the offer, its price and what is paid besides, and ends with the way to get it', () => {
  show();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Tus obras, en una sala propia');
  expect(screen.getByRole('banner')).toHaveTextContent('Portafolio');
  expect(screen.getByRole('banner')).toHaveTextContent('Desde $700 USD tres páginasMás el alojamiento.');
  expect(screen.getByText('Un dibujo')).toBeVisible();
  expect(within(screen.getByRole('region', { name: 'Abre tu sala' })).getByText('Cuando quieras.')).toBeVisible();
});

test('a website sold by chat has its message typed in, at the start and at the end', () => {
  show();
  const links = screen.getAllByRole('link', { name: 'Contratar Ahora (se abre en una pestaña nueva)' });
  expect(links).toHaveLength(2);
  for (const link of links)
    expect(link).toHaveAttribute('href', '/demo/chat/13055550123?text=Hola%2C%20quiero%20un%20portafolio');
});

test('a website with a payment page is contracted there, in a new tab', () => {
  show({ get: [{ payment: 'corporateSite' }, { booking: 'sales' }] });
  for (const link of screen.getAllByRole('link', { name: 'Contratar Ahora (se abre en una pestaña nueva)' })) {
    expect(link).toHaveAttribute('href', '/demo/pago?producto=sitio-corporativo');
    expect(link).toHaveAttribute('target', '_blank');
  }
});

test.each([
  ['on its payment page', { payment: 'corporateSite' }],
  ['by chat', { chat: 'Hola' }],
] as const)('what is contracted %s has the rule of its cancellation beside it', (_, way) => {
  show({ get: [way, { booking: 'sales' }] });
  const links = screen.getAllByRole('link', { name: /^Contratar/ });
  expect(links).toHaveLength(2);
  for (const link of links) {
    expect(link).toHaveAccessibleDescription('Se cancela cuando quieras.');
    expect(link.parentElement).toHaveTextContent('Se cancela cuando quieras.');
  }
});

test('what is only booked has nothing to say beside it', () => {
  show({ get: [{ booking: 'sales' }] });
  expect(screen.queryByText('Se cancela cuando quieras.')).not.toBeInTheDocument();
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
