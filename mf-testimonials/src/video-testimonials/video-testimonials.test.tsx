import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server.node';
import { ana, luis, open, page } from './testing.tsx';

const play = jest.fn(() => Promise.resolve());
const videos = (): NodeListOf<HTMLVideoElement> => document.querySelectorAll('video');

beforeEach(() => {
  jest.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(play);
});

afterEach(() => document.body.replaceChildren());

test('the prerendered page has its title, five placeholders and a word for visitors without scripts', () => {
  document.body.innerHTML = renderToString(page);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Lo que Dicen Nuestros Clientes');
  expect(screen.getByText(/cómo es trabajar con nosotros/)).toBeVisible();
  expect(screen.getByText('Cargando testimonios…')).toBeInTheDocument();
  expect(screen.getAllByRole('listitem', { hidden: true })).toHaveLength(5);
  expect(screen.getByText('Los videos necesitan JavaScript')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /perfil social/ })).toHaveAttribute('href', '/demo/perfil-social');
  expect(videos()).toHaveLength(0);
});

test('each client appears with name, company and a way to play, and no video is loaded', async () => {
  const { container } = open([ana, luis]);
  const list = await screen.findByRole('list', { name: 'Testimonios en video' });
  const [first, second] = within(list).getAllByRole('listitem') as [HTMLElement, HTMLElement];
  expect(first).toHaveTextContent('AnaPanadería de ejemplo');
  expect(within(first).getByRole('button')).toHaveAccessibleName('Reproducir el testimonio de Ana');
  expect(within(second).getByRole('button')).toHaveAccessibleName('Reproducir el testimonio de Luis');
  expect(screen.getByText('Los videos necesitan JavaScript')).not.toBeVisible();
  expect(screen.queryByText('Cargando testimonios…')).not.toBeInTheDocument();
  expect(within(list).getAllByRole('listitem')).toHaveLength(2);
  expect(container.querySelector('img')).toHaveAttribute('loading', 'lazy');
  expect(container.querySelector('img')).toHaveAttribute('src', '/data/videos/ana.jpg');
  expect(videos()).toHaveLength(0);
});

test('a client without a picture, or whose picture fails, gets a placeholder that says what it is', async () => {
  open([ana, luis]);
  await screen.findByText('Luis');
  expect(screen.getAllByText('Video Testimonio')).toHaveLength(1);
  fireEvent.error(screen.getByRole('presentation'));
  expect(screen.getAllByText('Video Testimonio')).toHaveLength(2);
});

test('the play button turns the picture into a playing video that has the focus', async () => {
  open([ana, luis]);
  await userEvent.click(await screen.findByRole('button', { name: 'Reproducir el testimonio de Ana' }));
  const video = screen.getByLabelText<HTMLVideoElement>('Testimonio de Ana, Panadería de ejemplo');
  expect(video).toHaveAttribute('src', '/data/videos/ana.mp4');
  expect(video).toHaveAttribute('controls');
  expect(video).toHaveAttribute('playsinline');
  expect(play.mock.contexts.at(-1)).toBe(video);
  expect(video).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'Reproducir el testimonio de Ana' })).not.toBeInTheDocument();
});

test('playing one testimonial stops the one before', async () => {
  open([ana, luis]);
  await userEvent.click(await screen.findByRole('button', { name: 'Reproducir el testimonio de Ana' }));
  await userEvent.click(screen.getByRole('button', { name: 'Reproducir el testimonio de Luis' }));
  expect(videos()).toHaveLength(1);
  expect(videos()[0]).toHaveAttribute('src', '/data/videos/luis.mp4');
  expect(screen.getByRole('button', { name: 'Reproducir el testimonio de Ana' })).toBeVisible();
});

test('a video that cannot be played gives way to the picture, says so, and can be tried again', async () => {
  open([ana]);
  await userEvent.click(await screen.findByRole('button', { name: 'Reproducir el testimonio de Ana' }));
  fireEvent.error(screen.getByLabelText('Testimonio de Ana, Panadería de ejemplo'));
  expect(screen.getByRole('alert')).toHaveTextContent('Este video no se pudo reproducir');
  expect(screen.getByRole('button', { name: 'Reproducir el testimonio de Ana' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(videos()).toHaveLength(1);
});
