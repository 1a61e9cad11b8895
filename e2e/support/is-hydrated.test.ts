/** @jest-environment jsdom */
import { bootScriptOf } from '@mosaico/platform/browser/boot/boot-script';
import { bootScriptName } from '@mosaico/shared-types';
import { isHydrated } from './is-hydrated.ts';

test('a page is hydrated once the island of its heading is, and no more once that has thrown', () => {
  const header = document.createElement('header');
  header.setAttribute('data-part', 'header');
  document.body.replaceChildren(header);
  const bootScript = bootScriptOf({ window, document });
  Object.assign(window, { [bootScriptName]: bootScript });
  expect(isHydrated()).toBe(false);
  const page = document.createElement('main');
  page.setAttribute('data-part', 'mf-plans');
  page.innerHTML = '<h1>Planes</h1>';
  document.body.append(page);
  expect(isHydrated()).toBe(false);
  bootScript.wake(header);
  expect(isHydrated()).toBe(false);
  bootScript.wake(page);
  expect(isHydrated()).toBe(true);
  bootScript.wake(page, false);
  expect(isHydrated()).toBe(false);
});
