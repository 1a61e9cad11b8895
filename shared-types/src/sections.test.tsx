import { Suspense } from 'react';
import { renderToString } from 'react-dom/server.node';
import { section, SectionContent, SectionProvider, sectionsOf, type SectionProps } from './sections.ts';

function Outlet({ load, props }: SectionProps) {
  return (
    <Suspense fallback="…">
      <SectionContent load={load} props={props} />
    </Suspense>
  );
}

test('a section that is loaded is rendered at once, without its fallback', async () => {
  const [Section, [load]] = await sectionsOf(() =>
    Promise.resolve(section('near', () => Promise.resolve({ default: () => <p>Planes</p> }))),
  );
  const shown = (): string =>
    renderToString(
      <SectionProvider value={Outlet}>
        <Section />
      </SectionProvider>,
    );
  expect(shown()).toContain('…');
  await load?.();
  expect(shown()).toContain('<p>Planes</p>');
});

test('a section that did not load is requested again', async () => {
  let isOnline = false;
  const [, [load]] = await sectionsOf(() =>
    Promise.resolve(
      section('near', async () => {
        if (!isOnline) throw new Error('offline');
        return Promise.resolve({ default: () => <p>Planes</p> });
      }),
    ),
  );
  await expect(load?.()).rejects.toThrow('offline');
  isOnline = true;
  await expect(load?.()).resolves.toBeInstanceOf(Function);
});
