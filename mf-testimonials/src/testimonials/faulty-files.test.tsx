import { cleanup, render } from '@testing-library/react';
import * as fc from 'fast-check';
import { inShell } from '@mosaico/shared-ui/testing';
import { VideoGrid } from '../video-testimonials/video-grid.tsx';
import published from '../../public/data/testimonios.json';
import { fetchTestimonials } from './fetch-testimonials.ts';
import { Edge } from './testing.tsx';

// The file may be replaced on a host by hand: whatever stands in it then, visitors must not suffer.
const runs = { numRuns: 200 };
const { signal } = new AbortController();
const site = 'https://www.example.com';

const unsafe = fc.constantFrom(
  'javascript:alert(1)',
  ' JavaScript:alert(1)',
  'java\tscript:alert(1)',
  '\u0000javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'blob:https://other.example/1',
  'file:///etc/passwd',
  'ftp://other.example/a.mp4',
  '//other.example/a.mp4',
  '/\\other.example/a.mp4',
  '\\\\other.example\\a.mp4',
  '/\t/other.example/a.mp4',
  'https://',
  'https:javascript:alert(1)',
  'http://javascript:alert(1)',
);
const address = fc.oneof(
  unsafe,
  // Something unsafe in the middle of something else.
  fc.tuple(fc.string({ maxLength: 3, unit: 'binary' }), unsafe, fc.string({ maxLength: 3 })).map((all) => all.join('')),
  fc.webUrl(),
  fc.string({ unit: 'binary' }),
);
const anything = fc.oneof(address, fc.jsonValue());
const field = fc.constantFrom(
  ...(['name', 'company', 'videoUrl', 'posterUrl', 'thumbnailTime'] as const),
  ...(['captions', 'transcript', 'uploaded', 'duration'] as const),
);

type Entry = Record<string, unknown>;
type Mutation = (entry: Entry) => unknown;
const mutation: fc.Arbitrary<Mutation> = fc.oneof(
  fc.tuple(field, anything).map(([key, value]): Mutation => (entry) => ({ ...entry, [key]: value })),
  fc
    .tuple(fc.constantFrom('videoUrl', 'posterUrl'), address)
    .map(([key, value]): Mutation => (entry) => ({ ...entry, [key]: value })),
  field.map(
    (key): Mutation =>
      (entry) =>
        Object.fromEntries(Object.entries(entry).filter(([name]) => name !== key)),
  ),
  fc.tuple(fc.string(), fc.jsonValue()).map(([key, value]): Mutation => (entry) => ({ ...entry, [key]: value })),
  fc.jsonValue().map(
    (value): Mutation =>
      () =>
        value,
  ),
);

/** What the browser makes of a file, and what it says of it. */
async function reading(json: () => Promise<unknown>) {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  Object.assign(globalThis, { fetch: () => Promise.resolve({ ok: true, json }) });
  try {
    return {
      testimonials: await fetchTestimonials({ signal, whole: true }),
      warnings: warn.mock.calls.map(([text]) => String(text)),
    };
  } finally {
    warn.mockRestore();
  }
}

beforeAll(() => Object.assign(globalThis, { IntersectionObserver: Edge }));

test('a faulty entry costs a warning and itself: all others are there, in their order', () =>
  fc.assert(
    fc.asyncProperty(fc.nat(published.length - 1), mutation, async (at, mutate) => {
      const file = published.map((entry, index) => (index === at ? mutate(entry) : entry));
      const { testimonials, warnings } = await reading(() =>
        Promise.resolve(JSON.parse(JSON.stringify(file)) as unknown),
      );
      const kept = testimonials.length === published.length;
      expect(testimonials.filter((_, index) => !kept || index !== at)).toEqual(
        published.filter((_, index) => index !== at),
      );
      expect(warnings).toHaveLength(kept ? 0 : 1);
      if (!kept) expect(warnings[0]).toContain(`entry ${at + 1} was left out`);
    }),
    runs,
  ));

test('whatever addresses stand in the file, cards lead to and load nothing but media of this site or by https', () =>
  fc.assert(
    fc.asyncProperty(
      fc.array(fc.record({ videoUrl: address, posterUrl: address }), { minLength: 1, maxLength: 5 }),
      async (media) => {
        const { testimonials, warnings } = await reading(() =>
          Promise.resolve(media.map((each) => ({ name: 'Ana', company: 'Empresa', ...each }))),
        );
        expect(testimonials.length + warnings.length).toBe(media.length);
        const { container } = render(inShell(<VideoGrid testimonials={testimonials} />));
        for (const element of container.querySelectorAll('[href], [src]')) {
          const shown = element.getAttribute('href') ?? element.getAttribute('src') ?? '';
          const { protocol, origin } = new URL(shown, site);
          expect(protocol).toBe('https:');
          // A path is one of this site, however it is written.
          expect(origin === site || /^https:\/\//i.test(shown)).toBe(true);
        }
        cleanup();
      },
    ),
    runs,
  ));

test('what is no list at all is an error that names the file, and nothing else', () =>
  fc.assert(
    fc.asyncProperty(fc.oneof(fc.jsonValue(), fc.nat(JSON.stringify(published).length - 1)), async (value) => {
      const text = typeof value === 'number' ? JSON.stringify(published).slice(0, value) : JSON.stringify(value);
      await reading(() => Promise.resolve().then(() => JSON.parse(text) as unknown)).then(
        ({ testimonials }) => expect(Array.isArray(JSON.parse(text)) && Array.isArray(testimonials)).toBe(true),
        (error: Error) =>
          expect(error.message).toMatch(/^\/data\/testimonios\.json is not (JSON|a list of testimonials)$/),
      );
    }),
    runs,
  ));
