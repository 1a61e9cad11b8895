/** @jest-environment jsdom */
import { isOverlayShown, showOverlay } from './dev-overlay.ts';

const text = (): string | undefined | null => document.querySelector('iframe')?.contentDocument?.body.textContent;

test('webpack-dev-server, createOverlay: BUILD_ERROR shows messages in one frame, and DISMISS takes it away', () => {
  expect(isOverlayShown()).toBe(false);
  showOverlay([{ file: 'mf-plans/src/pages.ts', message: 'Unexpected token' }, { message: 'types: checking' }]);
  expect(isOverlayShown()).toBe(true);
  document.querySelector('iframe')?.dispatchEvent(new Event('load'));
  expect(text()).toContain('Unexpected token');
  showOverlay([{ message: 'Another one' }]);
  expect(document.querySelectorAll('iframe')).toHaveLength(1);
  showOverlay([]);
  expect(isOverlayShown()).toBe(false);
});
