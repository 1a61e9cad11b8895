/** @jest-environment jsdom */
import { copy } from './copy.ts';
import { Switcher, type SwitcherOptions } from './switcher.ts';

const release = (version: string) => ({ version, built: '2026-11-26T10:00:00.000Z' });
const published = { 'mf-plans': [release('1.1.0'), release('1.0.0')] };

beforeAll(() => {
  CSSStyleSheet.prototype.replaceSync = () => undefined;
  globalThis.fetch = () => Promise.resolve({ ok: true, json: () => Promise.resolve(published) } as Response);
  customElements.define('mosaico-versions', Switcher);
});

/** What a tab is about that has nothing to say. */
const choice: SwitcherOptions = {
  environment: 'staging',
  overriding: [],
  messages: [],
  revision: () => Promise.resolve({ revision: 1, releases: { 'mf-plans': '1.0.0' } } as never),
  show: () => undefined,
};
const switcherOf = (more: Partial<SwitcherOptions> = {}): Switcher => {
  const switcher = new Switcher({ ...choice, ...more });
  document.body.replaceChildren(switcher);
  return switcher;
};

test('a second press on the button leaves what is being chosen', async () => {
  const switcher = switcherOf();
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

test('a release that a tab cannot show is reported, with the release that is shown instead', () => {
  jest.useFakeTimers();
  const switcher = switcherOf({
    messages: [
      copy.noSource({ workspace: 'mf-crm', version: 'localhost:8084', why: 'origin' }),
      copy.noDevelopment('shell'),
      copy.missing({ workspace: 'mf-plans', version: '0.9.0', instead: '1.0.0', there: undefined }),
    ],
  });
  jest.runAllTimers();
  jest.useRealTimers();
  const texts = [...(switcher.shadowRoot?.querySelectorAll('[role=status] p') ?? [])].map((each) => each.textContent);
  expect(texts).toEqual([
    'localhost:8084 no deja que este sitio lo lea. Arráncalo con «npm run dev -- mf-crm --origin http://localhost». Se muestra lo que está en uso.',
    expect.stringMatching(/^El shell en uso no trae compilación de desarrollo: .* sin recarga en caliente\./),
    'mf-plans@0.9.0 no está publicada. Se muestra 1.0.0. Si lo estuvo, se retiró por no usarse.',
  ]);
});
