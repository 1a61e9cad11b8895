import {
  createContext,
  createElement,
  use,
  useState,
  type ComponentType,
  type ReactElement,
  type ReactNode,
} from 'react';

/**
 * How a section's prerendered HTML is hydrated. `static`: not at all, and its code is not loaded. `near`: when the visitor comes near
 * (800 px), points at it, touches or focuses it. A control that must answer at once is no section.
 */
export type SectionMode = 'static' | 'near';

/** A section's component. */
type SectionComponent = ComponentType<Record<string, unknown>>;

/** The component of a section, once it is loaded; before, its promise. A rejection is forgotten: the next call loads again. */
export type LoadSection = () => SectionComponent | Promise<SectionComponent>;

/** Props of the shell's section outlet. */
export interface SectionProps {
  mode: SectionMode;
  load: LoadSection;
  /** Props of the component itself. */
  props: Record<string, unknown>;
  /** See {@link FrameProps}. */
  frame?: ReactElement<object> | undefined;
}

/** Props of a `static` section. */
export interface FrameProps {
  /**
   * The element around the section, without children, in place of a `<div>`. No page waits for such a section: where it is not
   * prerendered, the frame is empty until its code is loaded. For drawings.
   */
  frame?: ReactElement<object>;
}

/**
 * For outlets: renders the component that `load` gives, and keeps it. A loaded component renders synchronously; React's `use` would suspend
 * once, even for a settled promise. Suspends until a component is loaded, and throws the rejection of its promise.
 */
export function SectionContent({ load, props }: SectionContentProps): ReactNode {
  const [kept] = useState(() => ({ component: load() }));
  const { component } = kept;
  return 'then' in component
    ? createElement(AwaitedContent, { promise: component, props })
    : createElement(component, props);
}

/** Props of {@link SectionContent}. */
export interface SectionContentProps {
  load: () => ComponentType | Promise<ComponentType>;
  /** Props of the component. */
  props: object;
}

function AwaitedContent({ promise, props }: { promise: Promise<ComponentType>; props: object }): ReactNode {
  return createElement(use(promise), props);
}

const SectionContext = createContext<ComponentType<SectionProps> | undefined>(undefined);

/** The shell provides its outlet, which prerenders and hydrates sections. */
export const SectionProvider = SectionContext.Provider;

const declared: LoadSection[] = [];

/** The sections declared so far. When the shell starts: its own and the design system's. */
export function sectionsSoFar(): readonly LoadSection[] {
  return [...declared];
}

/** Imports a module; resolves with it and with the sections that it and its imports declare. For the shell. */
export async function sectionsOf<Module>(load: () => Promise<Module>): Promise<[Module, LoadSection[]]> {
  const before = declared.length;
  const module = await load();
  return [module, declared.slice(before)];
}

/**
 * A part of a page in a chunk of its own, for which the visitor does not wait. It is prerendered with the page. With client-side
 * navigation it is loaded with the page. Until it is hydrated it keeps the props of its first rendering.
 *
 *     const Comparison = section('static', () => import('./comparison.tsx'));
 *
 * Call it once, at the top of the module. The section throws when it is rendered outside of the shell.
 */
export function section<Props extends object>(
  mode: 'static',
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props & FrameProps>;
export function section<Props extends object>(
  mode: SectionMode,
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props>;
export function section<Props extends object>(
  mode: SectionMode,
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props & FrameProps> {
  let known: ReturnType<LoadSection> | undefined;
  const loadOnce: LoadSection = () => {
    if (known) return known;
    const loading = load().then((module) => module.default as SectionComponent);
    loading.then(
      (component) => (known = component),
      () => (known = undefined),
    );
    return (known = loading);
  };
  declared.push(loadOnce);
  return function Section({ frame, ...props }: Props & FrameProps): ReactNode {
    const Outlet = use(SectionContext);
    if (!Outlet)
      throw new Error('A section needs <SectionProvider>: the shell provides it to pages, a test provides its own.');
    return createElement(Outlet, { mode, load: loadOnce, props: props as Record<string, unknown>, frame });
  };
}
