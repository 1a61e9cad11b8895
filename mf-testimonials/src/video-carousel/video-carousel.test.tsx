import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { inShell } from '@mosaico/shared-ui/testing';
import { ana, Edge, luis } from '../testimonials/testing.tsx';
import { VideoGrid } from '../video-testimonials/video-grid.tsx';
import { VideoCarousel } from './video-carousel.tsx';

const playButton = (name: string) => ({ name: `Reproducir el testimonio de ${name}` });

beforeAll(() => Object.assign(globalThis, { IntersectionObserver: Edge }));
beforeEach(() => jest.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue());
afterEach(() => jest.restoreAllMocks());

test('the clients are the slides of a named carousel, each with its position', () => {
  render(inShell(<VideoCarousel testimonials={[ana, luis]} />));
  const carousel = within(screen.getByRole('region', { name: 'Testimonios en video' }));
  expect(within(carousel.getByRole('group', { name: '1 de 2' })).getByRole('button', playButton('Ana'))).toBeVisible();
  expect(within(carousel.getByRole('group', { name: '2 de 2' })).getByRole('button', playButton('Luis'))).toBeVisible();
});

test('of hundreds, the first 24 pass by', () => {
  render(
    inShell(
      <VideoCarousel testimonials={Array.from({ length: 500 }, (_, index) => ({ ...ana, name: `Ana ${index}` }))} />,
    ),
  );
  expect(screen.getAllByRole('figure')).toHaveLength(24);
});

test('a video that plays in the grid stops the one in the carousel', async () => {
  render(
    inShell(
      <>
        <VideoCarousel testimonials={[ana]} />
        <VideoGrid testimonials={[ana]} />
      </>,
    ),
  );
  const carousel = within(screen.getByRole('region'));
  const grid = within(screen.getByRole('list'));
  await userEvent.click(carousel.getByRole('button', playButton('Ana')));
  expect(carousel.queryByRole('button', playButton('Ana'))).not.toBeInTheDocument();
  await userEvent.click(grid.getByRole('button', playButton('Ana')));
  expect(grid.queryByRole('button', playButton('Ana'))).not.toBeInTheDocument();
  expect(carousel.getByRole('button', playButton('Ana'))).toBeVisible();
  expect(document.querySelectorAll('video')).toHaveLength(1);
});
