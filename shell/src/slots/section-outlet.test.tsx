import { act, fireEvent, render, screen } from '@testing-library/react';
import { Suspense, useState, type ComponentType } from 'react';
import { renderToString } from 'react-dom/server.node';
import { section, SectionProvider, useFacts, type SectionProps, type SectionMode } from '@mosaico/shared-types';
import { inShell, lookupIn } from '@mosaico/shared-ui/testing';
import { SectionOutlet, serverSectionOutlet } from './section-outlet.tsx';

const markHydrated = jest.fn();
jest.mock('../loading/boot-script.ts', () => ({ bootScript: () => ({ say: jest.fn(), wake: markHydrated }) }));
let comeNear: () => void = () => undefined;
jest.mock('./when-near.ts', () => ({ whenNear: (_place: Element, start: () => void) => (comeNear = start) }));

const pressed = jest.fn();
const load = jest.fn();
function Prices({ currency }: { currency: string }) {
  return <button onClick={pressed}>Precios en {currency}</button>;
}

function sectionThat(mode: SectionMode): ComponentType<{ currency: string }> {
  return section(mode, () => {
    load();
    return Promise.resolve({ default: Prices });
  });
}
const inPage = (Section: ComponentType<{ currency: string }>, outlet: ComponentType<SectionProps>) =>
  inShell(
    <SectionProvider value={outlet}>
      <Suspense>
        <Section currency="pesos" />
      </Suspense>
    </SectionProvider>,
  );

async function prerendered(mode: SectionMode) {
  const Section = sectionThat(mode);
  const onServer = inPage(Section, serverSectionOutlet(lookupIn()));
  // The first time it is on its way.
  await act(async () => {
    renderToString(onServer);
    await Promise.resolve();
  });
  const container = document.createElement('div');
  document.body.replaceChildren(container);
  container.innerHTML = renderToString(onServer);
  load.mockClear();
  await act(async () => {
    render(inPage(sectionThat(mode), SectionOutlet), { container, hydrate: true });
    await Promise.resolve();
  });
}
const button = (): HTMLElement => screen.getByRole('button', { name: 'Precios en pesos' });

beforeEach(() => {
  jest.clearAllMocks();
});

test('a static section stays HTML, and its code is not loaded', async () => {
  await prerendered('static');
  const before = button();
  fireEvent.pointerOver(before);
  fireEvent.focusIn(before);
  expect(load).not.toHaveBeenCalled();
  expect(button()).toBe(before);
});

test('a near section keeps its HTML, is loaded when the visitor comes near, and is interactive', async () => {
  await prerendered('near');
  const before = button();
  expect(load).not.toHaveBeenCalled();
  await act(async () => {
    comeNear();
    await Promise.resolve();
  });
  expect(load).toHaveBeenCalledTimes(1);
  expect(button()).toBe(before);
  fireEvent.click(before);
  expect(pressed).toHaveBeenCalledTimes(1);
  expect(markHydrated).toHaveBeenCalled();
});

test.each<SectionMode>(['static', 'near'])('where nothing is prerendered a %s one is rendered', async (mode) => {
  await act(async () => {
    render(inPage(sectionThat(mode), SectionOutlet));
    await Promise.resolve();
  });
  expect(button()).toBeInTheDocument();
});

test('static HTML looks entries up separately, so that no document carries them', async () => {
  function Price() {
    return <p>{useFacts().text('mf-plans/social')}</p>;
  }
  const Still = section('static', () => Promise.resolve({ default: Price }));
  const still = jest.fn(lookupIn());
  const page = inPage(Still as never, serverSectionOutlet(still));
  await act(async () => {
    renderToString(page);
    await Promise.resolve();
  });
  expect(renderToString(page)).toContain('$');
  expect(still).toHaveBeenCalledWith('fact:mf-plans/social');
});

describe('in a frame', () => {
  const Framed = () => {
    const [Drawing] = useState(() => section('static', () => drawing));
    return (
      <>
        <p>Tus redes al día</p>
        <Drawing frame={<svg aria-label="Dibujo" role="img" />} />
      </>
    );
  };
  let draw: () => void;
  let drawing: Promise<{ default: ComponentType }>;
  beforeEach(() => {
    drawing = new Promise((resolve) => (draw = () => resolve({ default: () => <title>Noviembre</title> })));
  });
  const page = () => inPage(Framed as never, SectionOutlet);
  const frame = () => screen.getByRole('img', { name: 'Dibujo' });

  test('nobody waits for what is not prerendered', async () => {
    await act(async () => {
      render(page());
      await Promise.resolve();
    });
    expect(screen.getByText('Tus redes al día')).toBeInTheDocument();
    expect(frame()).toBeEmptyDOMElement();
    await act(async () => {
      draw();
      await Promise.resolve();
    });
    expect(frame()).toHaveTextContent('Noviembre');
  });

  test('prerendered HTML stays as it is, and nothing is requested', async () => {
    const container = document.createElement('div');
    document.body.replaceChildren(container);
    container.innerHTML =
      '<!--$--><p>Tus redes al día</p><svg aria-label="Dibujo" role="img"><title>Diciembre</title></svg><!--/$-->';
    const before = frame().firstChild;
    await act(async () => {
      render(page(), { container, hydrate: true });
      await Promise.resolve();
    });
    expect(frame().firstChild).toBe(before);
  });
});
