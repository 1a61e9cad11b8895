import {
  createElement,
  Suspense,
  use,
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
import { LookupProvider, islandAttribute, useLookup } from '@mosaico/shared-types';
import { useHydrated } from '@mosaico/shared-ui';
import { ErrorBoundary } from '../errors/error-boundary.tsx';
import { bootScript } from '../loading/boot-script.ts';
import { moveHtml, sectionsIn } from './kept-html.ts';
import { htmlOfSlot } from './slot-html.ts';
import { StandInProvider, useTakeover } from './takeover.ts';
import { useRenderRetry } from './use-render-retry.ts';
import { whenNear } from './when-near.ts';

interface NearSectionProps {
  /**
   * The component, or a function that loads it. The function is called with the part's name when the visitor comes near. Without
   * a placeholder it is called at once, without a name. React then suspends all that is around, and needs the same promise each
   * time.
   */
  component: Promise<ComponentType> | ((island?: string) => Promise<ComponentType>);
  /** The workspace of the code, and the slot that it fills. Default: a section of the page's own workspace. */
  workspace?: string;
  slot?: string;
  /** Shown until the component is loaded, where it is not prerendered. Default: the page waits for the component. */
  fallback?: ReactNode;
  props?: object;
}

/** A part of a page that is hydrated when the visitor comes near. Until then, and while it throws, its prerendered HTML stays. */
export function NearSection({ component, workspace, slot, fallback, props }: NearSectionProps) {
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
  const [{ loaded, load }] = useState(() => whenCalled(component, waits, island));
  useEffect(() => whenNear(place.current, load), [load]);
  // New props or context would make React client-render the dehydrated boundary. So it keeps its first ones; another address loads it.
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
      <ErrorBoundary ref={boundary} fallback={() => (prerendered ? placeholder : null)} onError={onError}>
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
  component: NearSectionProps['component'],
  canWait: boolean,
  island: string,
): { loaded: Promise<ComponentType>; load: () => void } {
  if (typeof component !== 'function') return { loaded: component, load: () => undefined };
  if (!canWait) return { loaded: component(), load: () => undefined };
  let resolve: (component: Promise<ComponentType>) => void = () => undefined;
  const loaded = new Promise<ComponentType>((settle) => (resolve = settle));
  let isLoading = false;
  const load = (): void => {
    if (!isLoading) resolve(component(island));
    isLoading = true;
  };
  return { loaded, load };
}

interface ContentProps {
  component: Promise<ComponentType>;
  props: object | undefined;
  beforePaint: () => void;
  onRender: () => void;
}

function Content({ component, props, beforePaint, onRender }: ContentProps) {
  const loaded = use(component);
  const [first] = useState(() => beforePaint);
  useLayoutEffect(first, [first]);
  const [notify] = useState(() => onRender);
  useEffect(() => notify(), [notify]);
  return createElement(loaded, props);
}
