import {
  Suspense,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
  type RefObject,
} from 'react';
import { useLocation } from 'react-router';
import {
  islandAttribute,
  LookupProvider,
  SectionContent,
  useLookup,
  type SectionContentProps,
} from '@mosaico/shared-types';
import { useHydrated } from '@mosaico/shared-ui';
import { ErrorBoundary } from '../errors/error-boundary.tsx';
import { bootScript } from '../loading/boot-script.ts';
import { moveHtml, sectionsIn } from './kept-html.ts';
import { htmlOfSlot } from './slot-html.ts';
import { StandInProvider, useTakeover } from './takeover.ts';
import { useRenderRetry } from './use-render-retry.ts';
import { whenNear } from './when-near.ts';

type Loadable = ReturnType<SectionContentProps['load']>;

interface NearSectionProps {
  /** The component, or its promise, where it is not loaded late. */
  component?: Loadable | undefined;
  /**
   * Loads the component. It is called with the island's name when the visitor comes near. Without a placeholder it is called at once, without a
   * name. React then suspends all that is around, and needs the same promise each time.
   */
  load?: ((island?: string) => Loadable) | undefined;
  /** The workspace of the code, and the slot that it fills. Default: a section of the page's own workspace. */
  workspace?: string;
  slot?: string;
  /** Shown until the component is loaded, where it is not prerendered. Default: the page waits for the component. */
  fallback?: ReactNode;
  props?: object;
}

/** A part of a page that is hydrated when the visitor comes near. Until then, and while it throws, its prerendered HTML stays. */
export function NearSection({ component, load: loadLate, workspace, slot, fallback, props }: NearSectionProps) {
  const place = useRef<HTMLDivElement>(null);
  const id = useId();
  const island = workspace ?? id;
  const isHydrated = useHydrated();
  const isTakingOver = useTakeover();
  // Where the document's HTML is not what React expects, React renders the section anew: the region puts its HTML back meanwhile.
  const [takesOver] = useState(() => isHydrated && isTakingOver());
  const [isPrerendered] = useState(() => !isHydrated || takesOver);
  // On a page that is rendered here.
  const [kept] = useState(() => (slot !== undefined && !isPrerendered ? htmlOfSlot(slot) : ''));
  const prerendered = isPrerendered || kept !== '';
  const waits = prerendered || fallback !== undefined;
  const [{ loaded, load }] = useState(() => whenCalled({ component, load: loadLate }, waits, island));
  useEffect(() => whenNear(place.current, load), [load]);
  // A changed context or new props would make React discard the dehydrated boundary, so the first ones stay. A new address starts loading.
  const location = useLocation();
  const [first] = useState(location);
  if (location !== first) load();
  const { boundary, onError, onRender } = useRenderRetry(island);
  const [isRendered, setRendered] = useState(false);
  const rendered = (): void => {
    setRendered(true);
    onRender();
    if (place.current) bootScript().wake(place.current);
  };
  const standIn = useRef<HTMLElement>(null);
  const placeholder = prerendered ? (
    <Html place={standIn} of={() => kept || (place.current?.innerHTML ?? '')} />
  ) : (
    fallback
  );
  const beforePaint = (): void => {
    if (standIn.current && place.current) moveHtml(sectionsIn(standIn.current), sectionsIn(place.current));
  };
  const content = (
    <LookupProvider value={useLookup()}>
      <StandInProvider value={takesOver}>
        <Content component={loaded} props={props} beforePaint={beforePaint} onRender={rendered} />
      </StandInProvider>
    </LookupProvider>
  );
  const now = waits ? <Suspense fallback={placeholder}>{content}</Suspense> : content;
  const [dehydrated] = useState(now);
  return (
    <div ref={place} {...{ [islandAttribute]: island }} data-near="" data-slot={slot}>
      <ErrorBoundary
        ref={boundary}
        island={island}
        fallback={() => (prerendered ? placeholder : null)}
        onError={onError}
      >
        {isRendered ? now : dehydrated}
      </ErrorBoundary>
    </div>
  );
}

/** HTML of the moment when React puts this in its place. */
function Html({ of, place }: { of: () => string; place: RefObject<HTMLElement | null> }) {
  const [html] = useState(() => {
    let text = '';
    return {
      get __html() {
        return (text ||= of());
      },
    };
  });
  // Stays known when it has left the document: static sections take their HTML from it.
  const [keep] = useState(() => (element: HTMLElement | null) => {
    if (element) place.current = element;
  });
  return <div ref={keep} data-kept="" style={{ display: 'contents' }} dangerouslySetInnerHTML={html} />;
}

/** A component that is loaded when the function is called, or at once. */
function whenCalled(
  { component, load: loadNow }: Pick<NearSectionProps, 'component' | 'load'>,
  canWait: boolean,
  island: string,
): { loaded: Loadable; load: () => void } {
  if (component) return { loaded: component, load: () => undefined };
  if (!loadNow) throw new Error(`The island ${island} has neither a component nor a way to load one.`);
  if (!canWait) return { loaded: loadNow(), load: () => undefined };
  let resolve: (component: Loadable) => void = () => undefined;
  const loaded = new Promise<ComponentType>((settle) => (resolve = settle));
  let isLoading = false;
  const load = (): void => {
    if (!isLoading) resolve(loadNow(island));
    isLoading = true;
  };
  return { loaded, load };
}

interface ContentProps {
  component: Loadable;
  props: object | undefined;
  beforePaint: () => void;
  onRender: () => void;
}

function Content({ component, props, beforePaint, onRender }: ContentProps) {
  const [first] = useState(() => beforePaint);
  useLayoutEffect(first, [first]);
  const [notify] = useState(() => onRender);
  useEffect(() => notify(), [notify]);
  return <SectionContent load={() => component} props={props ?? {}} />;
}
