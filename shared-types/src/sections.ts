import { createContext, createElement, use, type ComponentType, type ReactElement, type ReactNode } from 'react';

/**
 * When a section of a prerendered page becomes interactive: `never` (it is HTML and stays so), `near` (the visitor comes
 * within a flick of the thumb of it), `rest` (the page is there and the browser has nothing better to do), or `intent`. A
 * pointer, a finger or the focus on it (intent) wakes each but the first. What must answer at once is no section: it is
 * rendered by the page itself.
 */
export type Waking = 'never' | 'near' | 'intent' | 'rest';

/** Loads a section's module. A rejection is forgotten: asking again tries again. */
export type LoadSection = () => Promise<ComponentType<Record<string, unknown>>>;

/** What the shell is told of a section. */
export interface SectionProps {
  waking: Waking;
  load: LoadSection;
  /** Of the component itself. */
  props: Record<string, unknown>;
  /** Of a {@link framedSection}: the element around it. */
  frame?: ReactElement<object> | undefined;
}

/** What a {@link framedSection} is told besides. */
export interface Framed {
  /** The element that it stands in, without children. */
  frame: ReactElement<object>;
}

const SectionContext = createContext<ComponentType<SectionProps> | undefined>(undefined);

/** Given by the shell: how sections are prerendered and wake. */
export const SectionProvider = SectionContext.Provider;

const declared: LoadSection[] = [];

/** The sections that are declared by now: at the shell's start these are its own and the design system's, of no page. */
export function sectionsSoFar(): readonly LoadSection[] {
  return [...declared];
}

/** Imports a module, and gives what it says with the sections that it and what it imports declare. For the shell. */
export async function sectionsOf<Module>(load: () => Promise<Module>): Promise<[Module, LoadSection[]]> {
  const before = declared.length;
  const module = await load();
  return [module, declared.slice(before)];
}

/**
 * A part of a page whose code the visitor does not wait for. It is prerendered with the page; its module is loaded when it
 * wakes, or with the page where that is not prerendered. Its props are those of its first rendering until it has woken.
 *
 *     const Comparison = section('never', () => import('./comparison.tsx'));
 *
 * To be called once, beside the page's component. Throws, when it is rendered, outside of the shell.
 */
export function section<Props extends object>(
  waking: Waking,
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> {
  return declare(waking, load);
}

/**
 * A `never` section in a frame of its own, an element without children that the page itself renders. Nobody waits for it: where it is
 * not prerendered, its frame is empty until its code is here. For drawings, which say nothing new, and for what is around a page.
 *
 *     const Tiles = framedSection(() => import('./tiles.tsx'));
 *     <Tiles frame={<svg aria-hidden="true" />} seed={seed} />
 */
export function framedSection<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props & Framed> {
  return declare('never', load as () => Promise<{ default: ComponentType<Props & Framed> }>);
}

function declare<Props extends object>(
  waking: Waking,
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> {
  let loading: ReturnType<LoadSection> | undefined;
  const loadOnce: LoadSection = () => {
    if (loading) return loading;
    const asked = load().then((module) => module.default as ComponentType<Record<string, unknown>>);
    // With its status told, React reads the value at once instead of suspending for a tick.
    const settled = (value: unknown): unknown => Object.assign(asked, { status: 'fulfilled', value });
    asked.then(settled, () => (loading = undefined));
    return (loading = asked);
  };
  declared.push(loadOnce);
  return function Section({ frame, ...props }: Props & Partial<Framed>): ReactNode {
    const Outlet = use(SectionContext);
    if (!Outlet)
      throw new Error('A section needs <SectionProvider>: the shell gives it to pages; a test gives it by itself.');
    return createElement(Outlet, { waking, load: loadOnce, props: props as Record<string, unknown>, frame });
  };
}
