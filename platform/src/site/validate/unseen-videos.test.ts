import { unseenVideos } from './unseen-videos.ts';

const video = (name: string, poster: object = {}) => ({ name, company: 'Panadería', videoUrl: '/a.mp4', ...poster });

test('videos without a poster are named', () => {
  const said = unseenVideos({
    '/data/testimonios.json': [video('Ana', { posterUrl: '/a.jpg' }), video('Eva'), video('Paz')],
  });
  expect(said).toContain('2 of the videos');
  expect(said).toContain('"posterUrl": Eva (Panadería), Paz (Panadería).');
});

test('nothing is said where all have one, and where there are no videos', () => {
  expect(unseenVideos({ '/data/testimonios.json': [video('Ana', { posterUrl: '/a.jpg' })] })).toBeUndefined();
  expect(unseenVideos({})).toBeUndefined();
});
