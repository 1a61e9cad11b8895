import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { lazy, startTransition, useLayoutEffect, useState, type ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import type * as Material from './material-tabs.tsx';
import { MemoryRouter } from 'react-router';
import { Link, useLocation } from 'react-router';
import { PlanTabs } from './plan-tabs.tsx';
import { useTabInAddress } from '../basics/use-tab-in-address.ts';
import { Section } from '../basics/section.tsx';

type Plan = 'basic' | 'recommended' | 'custom' | 'server';

// Material UI's tabs come when the test lets them.
let arrive: (material: typeof Material) => void;
let late: Promise<typeof Material>;
jest.mock('./late-material-tabs.ts', () => ({ loadTabs: () => late }));
beforeEach(() => {
  late = new Promise((resolve) => (arrive = resolve));
});
const material = () => act(async () => arrive(await import('./material-tabs.tsx')));

/** Like a page's tabs, whose value is in the address: what is chosen shows there in a transition. */
function Plans({ onChange, Busy }: { onChange?: (plan: Plan) => void; Busy?: ComponentType }) {
  const [plan, setPlan] = useState<Plan>('recommended');
  return (
    <MemoryRouter>
      {Busy && plan !== 'recommended' && <Busy />}
      <PlanTabs
        label="Planes"
        value={plan}
        onChange={(next) => {
          onChange?.(next);
          startTransition(() => setPlan(next));
        }}
        tabs={[
          { id: 'basic', label: 'Básico', panel: 'Una página al mes' },
          { id: 'recommended', label: 'Recomendado', panel: 'Cinco páginas al mes' },
          { id: 'custom', label: 'Personalizado', panel: 'Las que quieras' },
          { id: 'server', label: 'Servidor', panel: 'Solo hosting' },
        ]}
      />
    </MemoryRouter>
  );
}

/** Tabs in the address. Every other address than the first is rendered as late as `Busy` lets. */
function AddressedPlans({ Busy }: { Busy: ComponentType }) {
  const [plan, choose] = useTabInAddress(['basic', 'recommended', 'custom'], 'recommended');
  const { search } = useLocation();
  return (
    <>
      {search && <Busy />}
      <output>{search}</output>
      <PlanTabs
        label="Planes"
        value={plan}
        onChange={choose}
        tabs={[
          { id: 'basic', label: 'Básico', panel: 'Una página al mes' },
          { id: 'recommended', label: 'Recomendado', panel: 'Cinco páginas al mes' },
          { id: 'custom', label: 'Personalizado', panel: 'Las que quieras' },
        ]}
      />
    </>
  );
}

/** A component that suspends until `answer`. */
function busy(): { Busy: ComponentType; answer: () => Promise<void> } {
  let resolve: () => void = () => undefined;
  const until = new Promise<void>((answer) => (resolve = answer));
  const Busy = lazy(async () => {
    await until;
    return { default: () => null };
  });
  const answer = () =>
    act(async () => {
      resolve();
      await until;
    });
  return { Busy, answer };
}

const tab = (name: string, selected?: boolean) =>
  screen.getByRole('tab', { name, ...(selected !== undefined && { selected }) });
const names = ['Básico', 'Recomendado', 'Personalizado', 'Servidor'];

/** What each tab is, in a line: what a test compares. */
function shown(): string[] {
  return screen.getAllByRole('tab').map((each) => {
    const marks = [each.ariaSelected === 'true' && 'selected', each.tabIndex === 0 && 'stop'].filter(Boolean);
    return [each.textContent, ...marks].join(' ');
  });
}
const shownFor = (name: string) => names.map((each) => (each === name ? `${each} selected stop` : each));

const keyTable: [keys: string, tab: string][] = [
  ['{ArrowRight}', 'Personalizado'],
  ['{ArrowLeft}', 'Básico'],
  ['{ArrowRight>3/}', 'Básico'],
  ['{ArrowLeft>2/}', 'Servidor'],
  ['{ArrowRight>5/}', 'Personalizado'],
  ['{ArrowRight>9/}', 'Personalizado'],
  ['{ArrowRight}{ArrowLeft}', 'Recomendado'],
  ['{ArrowRight}{ArrowLeft}{ArrowLeft}', 'Básico'],
  ['{Home}', 'Básico'],
  ['{End}', 'Servidor'],
  ['{End}{ArrowRight}', 'Básico'],
  ['{Home}{ArrowLeft}', 'Servidor'],
  ['{Home}{End}{ArrowLeft>2/}{Home}{ArrowRight}', 'Recomendado'],
  ['{ArrowDown}', 'Recomendado'],
  ['{Control>}{ArrowRight}{/Control}', 'Recomendado'],
];

describe.each([
  ['before Material UI is here', () => Promise.resolve()],
  ['with Material UI', material],
])('%s', (_, prepare) => {
  test.each(keyTable)('%s leads to %s', async (keys, name) => {
    const user = userEvent.setup();
    render(<Plans />);
    await user.tab();
    await prepare();
    expect(tab('Recomendado', true)).toHaveFocus();
    await user.keyboard(keys);
    expect(tab(name, true)).toHaveFocus();
    expect(shown()).toEqual(shownFor(name));
    expect(screen.getByRole('tabpanel', { name })).toBeVisible();
  });

  test.each([
    ['{ArrowRight}{ArrowLeft}', 'Recomendado'],
    ['{ArrowRight>3/}{ArrowLeft>2/}', 'Personalizado'],
    ['{End}{Home}{ArrowRight}', 'Recomendado'],
  ])('%s leads to %s while the page has not answered the first of them', async (keys, name) => {
    const user = userEvent.setup();
    const { Busy, answer } = busy();
    render(<Plans Busy={Busy} />);
    await user.tab();
    await prepare();
    await user.keyboard(keys);
    expect(tab(name, true)).toHaveFocus();
    await answer();
    expect(tab(name, true)).toHaveFocus();
    expect(screen.getByRole('tabpanel', { name })).toBeVisible();
  });

  test.each([
    ['{ArrowRight}', 'Recomendado', '?plan=recommended'],
    ['{ArrowRight>2/}', 'Personalizado', '?plan=custom'],
    ['{ArrowRight}{ArrowLeft}', 'Básico', '?plan=basic'],
  ])('%s leads to %s while the address of a press before it is not rendered', async (keys, name, address) => {
    const user = userEvent.setup();
    const { Busy, answer } = busy();
    render(
      <MemoryRouter>
        <AddressedPlans Busy={Busy} />
      </MemoryRouter>,
    );
    await user.hover(tab('Básico'));
    await prepare();
    await user.click(tab('Básico'));
    await user.keyboard(keys);
    expect(tab(name, true)).toHaveFocus();
    await answer();
    expect(tab(name, true)).toHaveFocus();
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(address));
    expect(tab(name, true)).toHaveFocus();
  });

  test('a click chooses, and the panel is the next stop of the Tab key', async () => {
    const user = userEvent.setup();
    const onChange = jest.fn();
    render(<Plans onChange={onChange} />);
    await user.hover(tab('Servidor'));
    await prepare();
    await user.click(tab('Servidor'));
    expect(screen.getAllByRole('tabpanel')).toEqual([screen.getByRole('tabpanel', { name: 'Servidor' })]);
    expect(onChange.mock.calls).toEqual([['server']]);
    await user.tab();
    expect(screen.getByRole('tabpanel')).toHaveFocus();
    expect(screen.getByRole('tabpanel')).toHaveTextContent('Solo hosting');
  });
});

test('keys before, while and after Material UI comes add up, and the focus is never lost', async () => {
  const user = userEvent.setup();
  render(<Plans />);
  const lost = jest.fn();
  await user.tab();
  await user.keyboard('{ArrowRight>2/}');
  expect(tab('Servidor', true)).toHaveFocus();
  document.addEventListener('focusin', ({ target }) => {
    if (target === document.body) lost();
  });
  const plain = tab('Servidor');
  await material();
  expect(plain).not.toBeInTheDocument();
  expect(tab('Servidor', true)).toHaveFocus();
  expect(lost).not.toHaveBeenCalled();
  await user.keyboard('{ArrowRight>2/}');
  expect(shown()).toEqual(shownFor('Recomendado'));
  expect(tab('Recomendado', true)).toHaveFocus();
});

test('the panels are the same elements before and after, and the focus in one stays', async () => {
  const user = userEvent.setup();
  render(<Plans />);
  await user.tab();
  await user.tab();
  const panel = screen.getByRole('tabpanel', { name: 'Recomendado' });
  expect(panel).toHaveFocus();
  await material();
  expect(screen.getByRole('tabpanel', { name: 'Recomendado' })).toBe(panel);
  expect(panel).toHaveFocus();
});

test('a press in the middle of which Material UI comes is one click', async () => {
  const user = userEvent.setup();
  const onChange = jest.fn();
  render(<Plans onChange={onChange} />);
  const pressed = tab('Servidor');
  await user.pointer({ keys: '[MouseLeft>]', target: pressed });
  await material();
  expect(pressed).toBeInTheDocument();
  await user.pointer({ keys: '[/MouseLeft]', target: pressed });
  expect(onChange.mock.calls).toEqual([['server']]);
  await waitFor(() => expect(pressed).not.toBeInTheDocument());
  expect(tab('Servidor', true)).toHaveFocus();
});

test('a press that begins while Material UI is rendered is one click', async () => {
  const user = userEvent.setup();
  const onChange = jest.fn();
  render(<Plans onChange={onChange} />);
  const pressed = tab('Servidor');
  await user.hover(pressed);
  const { MaterialTabs } = await import('./material-tabs.tsx');
  const { Busy, answer } = busy();
  const Slow = ((props) => (
    <>
      <Busy />
      <MaterialTabs {...props} />
    </>
  )) as typeof MaterialTabs;
  await act(async () => {
    arrive({ MaterialTabs: Slow });
    await late;
  });
  await user.pointer({ keys: '[MouseLeft>]', target: pressed });
  await answer();
  expect(pressed).toBeInTheDocument();
  await user.pointer({ keys: '[/MouseLeft]', target: pressed });
  expect(onChange.mock.calls).toEqual([['server']]);
  await waitFor(() => expect(pressed).not.toBeInTheDocument());
  expect(tab('Servidor', true)).toHaveFocus();
});

test('a press between the first paint and the first effects is one click', async () => {
  const onChange = jest.fn();
  function PressedAtOnce() {
    useLayoutEffect(() => tab('Servidor').click(), []);
    return <Plans onChange={onChange} />;
  }
  render(<PressedAtOnce />);
  expect(onChange.mock.calls).toEqual([['server']]);
  await userEvent.hover(tab('Servidor'));
  await material();
  expect(tab('Servidor', true)).toBeVisible();
  expect(screen.getByRole('tabpanel', { name: 'Servidor' })).toBeVisible();
});

test('every panel is prerendered, not hidden, for browsers without scripts', () => {
  const html = renderToString(<Plans />);
  expect(html).toContain('Una página al mes');
  expect(html).toContain('Solo hosting');
  expect(html).not.toContain('hidden');
});

describe('a link elsewhere on the page', () => {
  function Page({ to }: { to: string }) {
    return (
      <MemoryRouter>
        <Section heading="Elige tu plan" id="planes">
          <PlanTabs
            label="Planes"
            value="recommended"
            onChange={() => undefined}
            tabs={[
              { id: 'basic', label: 'Básico', panel: 'Una página al mes' },
              { id: 'recommended', label: 'Recomendado', panel: 'Cinco páginas al mes' },
            ]}
          />
        </Section>
        <Link to={to}>Seguir</Link>
      </MemoryRouter>
    );
  }

  test('that leads to the tabs takes the focus on to the chosen one', async () => {
    render(<Page to="#planes" />);
    await userEvent.click(screen.getByRole('link'));
    expect(tab('Recomendado')).toHaveFocus();
  });

  test('that leads elsewhere keeps it', async () => {
    render(<Page to="#precios" />);
    await userEvent.click(screen.getByRole('link'));
    expect(screen.getByRole('link')).toHaveFocus();
  });
});
