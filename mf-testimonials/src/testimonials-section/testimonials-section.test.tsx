import { screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server.node';
import { inShell } from 'shared-ui/testing';
import { ana, Edge, luis, open } from '../testimonials/testing.tsx';
import TestimonialsSection from './testimonials-section.tsx';

const placeholders = () => screen.queryAllByRole('listitem', { hidden: true });

beforeAll(() => Object.assign(globalThis, { IntersectionObserver: Edge }));
afterEach(() => {
  jest.restoreAllMocks();
  document.body.replaceChildren();
});

test('the prerendered section says what it is, and leads to all testimonials', () => {
  document.body.innerHTML = renderToString(inShell(<TestimonialsSection />));
  const section = within(screen.getByRole('region', { name: 'Lo que Dicen Nuestros Clientes' }));
  expect(section.getByRole('heading', { level: 2 })).toHaveTextContent('Lo que Dicen Nuestros Clientes');
  expect(section.getByText('Reproducción automática • Pausa al pasar el cursor')).toBeVisible();
  expect(placeholders()).toHaveLength(4);
  expect(section.getByRole('link', { name: 'Ver todos los testimonios' })).toHaveAttribute(
    'href',
    '/testimonios-videos',
  );
  expect(section.getByText('Los videos necesitan JavaScript')).toBeInTheDocument();
});

test('the clients pass by in a carousel that the list of the data file fills', async () => {
  const { fetched } = open(<TestimonialsSection />, [ana, luis]);
  expect(await screen.findByRole('button', { name: 'Reproducir el testimonio de Ana' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Reproducir el testimonio de Luis' })).toBeInTheDocument();
  expect(fetched.mock.lastCall?.[0]).toBe('/data/testimonios.json');
});

test('when the list does not arrive, there are neither placeholders nor cards, nor a word of autoplay', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  open(<TestimonialsSection />, undefined, false);
  expect(await screen.findByText('No pudimos cargar los testimonios')).toBeVisible();
  expect(logged).toHaveBeenCalledWith(new Error('Network response was not ok'));
  expect(placeholders()).toHaveLength(0);
  expect(screen.queryByText(/Reproducción automática/)).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Ver todos los testimonios' })).toBeVisible();
});
