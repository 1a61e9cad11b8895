import { keepPoster, readPoster } from './poster-store.ts';

const picture = (letters: number) => `data:image/jpeg;base64,${'A'.repeat(letters)}`;

beforeEach(() => {
  localStorage.clear();
  jest.useFakeTimers();
});

afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

/** Keeps posters a minute apart, so that the first is the oldest. */
function keepInTurn(...videoUrls: string[]): void {
  for (const videoUrl of videoUrls) {
    keepPoster(videoUrl, picture(20));
    jest.advanceTimersByTime(60_000);
  }
}

/** A store in which there is room for so many posters. */
function roomFor(posters: number): void {
  const setItem = Storage.prototype.setItem;
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, value) {
    const others = Object.keys(this).filter((each) => each.startsWith('mosaico:poster:') && each !== key);
    if (others.length >= posters) throw new DOMException('full', 'QuotaExceededError');
    setItem.call(this, key, value);
  });
}

test('a poster is kept for its video, and for no other', () => {
  keepPoster('/ana.mp4', picture(20));
  expect(readPoster('/ana.mp4')).toBe(picture(20));
  expect(readPoster('/luis.mp4')).toBeUndefined();
});

test.each(['https://evil.example/track.png', '//evil.example/track.png', 'data:text/html,no', '1700000000000'])(
  'what somebody has put in place of a poster (%s) is not asked for',
  (planted) => {
    localStorage.setItem('mosaico:poster:/ana.mp4', `1700000000000 ${planted}`);
    expect(readPoster('/ana.mp4')).toBeUndefined();
  },
);

test('when there is no more room the oldest posters go, and nothing else does', () => {
  localStorage.setItem('otra-cosa', 'del sitio');
  keepInTurn('/10.mp4', '/9.mp4', '/8.mp4');
  roomFor(2);
  keepPoster('/7.mp4', picture(20));
  expect(readPoster('/7.mp4')).toBe(picture(20));
  expect(readPoster('/8.mp4')).toBe(picture(20));
  expect(readPoster('/9.mp4')).toBeUndefined();
  expect(readPoster('/10.mp4')).toBeUndefined();
  expect(localStorage.getItem('otra-cosa')).toBe('del sitio');
});

test('a poster that fits nowhere is let go', () => {
  roomFor(0);
  keepPoster('/ana.mp4', picture(20));
  expect(readPoster('/ana.mp4')).toBeUndefined();
});

test('a browser whose store refuses everything is no obstacle', () => {
  const refuse = (): never => {
    throw new DOMException('denied', 'SecurityError');
  };
  for (const method of ['getItem', 'setItem', 'removeItem'] as const)
    jest.spyOn(Storage.prototype, method).mockImplementation(refuse);
  expect(() => keepPoster('/ana.mp4', picture(20))).not.toThrow();
  expect(readPoster('/ana.mp4')).toBeUndefined();
});
