/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import type { SiteConfiguration } from './schemas/site-configuration.ts';
import { LookupProvider } from './lookup.ts';
import { SiteProvider } from './site.ts';
import { useToday } from './today.ts';

function Day() {
  return <time>{useToday()}</time>;
}

const shownAt = (moment: string, timeZone?: string): string | null => {
  jest.useFakeTimers({ now: new Date(moment) });
  render(
    <SiteProvider value={{ timeZone } as SiteConfiguration}>
      <LookupProvider value={() => undefined}>
        <Day />
      </LookupProvider>
    </SiteProvider>,
  );
  return screen.getByRole('time').textContent;
};
afterEach(() => jest.useRealTimers());

test.each([
  ['2026-12-17T00:23:00Z', '2026-12-16'],
  ['2026-12-17T04:59:59Z', '2026-12-16'],
  ['2026-12-17T05:00:00Z', '2026-12-17'],
  ['2026-07-16T23:23:00Z', '2026-07-16'],
  ['2026-07-17T03:59:59Z', '2026-07-16'],
  ['2026-07-17T04:00:00Z', '2026-07-17'],
])('at %s the day of a page is %s, wherever its visitor is', (moment, day) => {
  expect(shownAt(moment)).toBe(day);
});

test('another agency has its own day', () => {
  expect(shownAt('2026-12-16T23:23:00Z', 'Europe/Madrid')).toBe('2026-12-17');
});
