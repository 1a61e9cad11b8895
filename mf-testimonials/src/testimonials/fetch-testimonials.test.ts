import { fetchTestimonials } from './fetch-testimonials.ts';
import { ana, eva, luis } from './testing.tsx';

const { signal } = new AbortController();
const answering = (body: unknown, ok = true) => {
  const fetched = jest.fn(() => Promise.resolve({ ok, json: () => Promise.resolve(body) }));
  Object.assign(globalThis, { fetch: fetched });
  return fetched;
};

afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

test('the list is asked for with headers that no cache answers', async () => {
  const fetched = answering([ana]);
  await expect(fetchTestimonials({ signal })).resolves.toEqual([ana]);
  expect(fetched).toHaveBeenCalledTimes(1);
  expect(fetched).toHaveBeenCalledWith('/data/testimonios.json', {
    cache: 'no-store',
    headers: { 'Cache-Control': 'no-cache', Pragma: 'no-cache' },
    signal,
  });
});

test('the page asks at an address of its own each time', async () => {
  jest.useFakeTimers({ now: 1_795_000_000_000 });
  const fetched = answering([ana]);
  await fetchTestimonials({ signal, bustCache: true });
  expect(fetched).toHaveBeenCalledWith('/data/testimonios.json?t=1795000000000', expect.anything());
});

test('one faulty entry is left out with a warning, and the others are kept', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const nameless = { company: 'Empresa de ejemplo', videoUrl: '/data/videos/x.mp4' };
  answering([ana, { name: 'Sin video', company: 'Empresa de ejemplo' }, nameless, 'nada', luis]);
  await expect(fetchTestimonials({ signal })).resolves.toEqual([ana, luis]);
  expect(warn).toHaveBeenCalledTimes(3);
  expect(warn).toHaveBeenCalledWith(
    '/data/testimonios.json: entry 2 was left out. Correct videoUrl: "mosaico check" says what is right.',
  );
  expect(warn).toHaveBeenCalledWith(expect.stringMatching(/testimonios\.json: entry 3 .*name/));
});

test.each(['javascript:alert(1)', 'data:video/mp4;base64,AAAA', '//other.example/a.mp4', 'ftp://other.example/a.mp4'])(
  'a video at %s is none',
  async (videoUrl) => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    answering([{ ...ana, videoUrl }]);
    await expect(fetchTestimonials({ signal })).resolves.toEqual([]);
  },
);

test('addresses with http become https', async () => {
  answering([{ ...ana, videoUrl: 'http://media.example/a.mp4', posterUrl: 'HTTP://media.example/a.jpg' }]);
  await expect(fetchTestimonials({ signal })).resolves.toEqual([
    { ...ana, videoUrl: 'https://media.example/a.mp4', posterUrl: 'https://media.example/a.jpg' },
  ]);
});

test('what no card shows comes to who asks for all of it', async () => {
  answering([eva]);
  const { captions } = eva;
  await expect(fetchTestimonials({ signal })).resolves.toEqual([
    { ...ana, name: 'Eva', videoUrl: '/data/videos/eva.mp4', captions },
  ]);
  await expect(fetchTestimonials({ signal, whole: true })).resolves.toEqual([eva]);
});

test('an answer without success is an error', async () => {
  answering([ana], false);
  await expect(fetchTestimonials({ signal })).rejects.toThrow('Network response was not ok');
});

test('an answer that is no list is an error that names the file', async () => {
  answering({ testimonials: [ana] });
  await expect(fetchTestimonials({ signal })).rejects.toThrow('/data/testimonios.json is not a list of testimonials');
});
