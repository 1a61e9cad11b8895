/** @jest-environment jsdom */
import { Switcher } from './switcher.ts';

const release = (version: string) => ({ version, built: '2026-11-26T10:00:00.000Z' });
const published = { 'mf-plans': [release('1.1.0'), release('1.0.0')] };

test('a second press on the button leaves what is being chosen', async () => {
  CSSStyleSheet.prototype.replaceSync = () => undefined;
  globalThis.fetch = () => Promise.resolve({ ok: true, json: () => Promise.resolve(published) } as Response);
  customElements.define('mosaico-versions', Switcher);
  const switcher = new Switcher({
    environment: 'staging',
    offers: [],
    missing: [],
    noSources: [],
    isOtherShell: false,
    unread: [],
    isUnreachable: false,
    revision: () => Promise.resolve({ revision: 1, releases: { 'mf-plans': '1.0.0' } } as never),
    show: () => undefined,
  });
  document.body.append(switcher);
  const select = () => switcher.shadowRoot?.querySelector('select');
  const press = async (): Promise<void> => {
    switcher.shadowRoot?.querySelector('button')?.click();
    // What it asks for is there at once.
    await new Promise((resolve) => setTimeout(resolve));
  };
  await press();
  const versions = select();
  if (!versions) throw new Error('The dialog has no list of versions.');
  versions.value = '1.1.0';
  await press();
  expect(select()?.value).toBe('1.1.0');
});
