import { screen, waitFor, within } from '@testing-library/react';
import { loadSections } from '@mosaico/shared-ui/testing';
import { ana, Edge, eva, luis, open, prerender } from '../testimonials/testing.tsx';
import { TestimonialCard } from '../video-card/testimonial-card.tsx';
import TestimonialsSection from './testimonials-section.tsx';

const placeholders = () => screen.queryAllByRole('listitem', { hidden: true });

beforeAll(async () => {
  Object.assign(globalThis, { IntersectionObserver: Edge });
  // The tiles in place of a picture: a page is hydrated with what it was prerendered with.
  await loadSections(<TestimonialCard testimonial={luis} />);
});
afterEach(() => {
  jest.restoreAllMocks();
  document.body.replaceChildren();
});

test('the prerendered section has the clients that are known, and is live without a word', async () => {
  const { hydrate } = prerender(<TestimonialsSection />, [ana, luis]);
  const carousel = within(screen.getByRole('region', { name: 'Testimonios en video' }));
  expect(within(carousel.getByRole('group', { name: '1 de 2' })).getByRole('figure')).toHaveTextContent('Ana');
  expect(carousel.getByRole('link', { name: /testimonio de Luis/ })).toHaveAttribute('href', luis.videoUrl);
  const { faults, leave } = await hydrate([ana, luis]);
  expect(carousel.getByRole('button', { name: 'Reproducir el testimonio de Luis' })).toBeInTheDocument();
  expect(faults).toEqual([]);
  leave();
});

test('the section leads to the transcripts, and carries none: neither as prerendered nor as refreshed', async () => {
  const { hydrate } = prerender(<TestimonialsSection />, [eva]);
  expect(document.querySelector('details')).not.toBeInTheDocument();
  const [before] = screen.getAllByRole('figure');
  const { faults, leave } = await hydrate([eva, luis]);
  await waitFor(() => expect(screen.getAllByRole('figure')).toHaveLength(2));
  expect(screen.getAllByRole('figure')[0]).toBe(before);
  expect(document.querySelector('details')).not.toBeInTheDocument();
  expect(faults).toEqual([]);
  leave();
});

test('prerendered without a list, the section says what it is, and leads to all testimonials', () => {
  prerender(<TestimonialsSection />);
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
  await waitFor(() => expect(placeholders()).toHaveLength(0));
  expect(logged).toHaveBeenCalledWith(new Error('Network response was not ok'));
  expect(screen.queryByText(/Reproducción automática/)).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Ver todos los testimonios' })).toBeVisible();
});
