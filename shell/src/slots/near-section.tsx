import {
  createElement,
  Suspense,
  use,
  useEffect,
  useId,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import { useLocation } from 'react-router-dom';
import { LookupProvider, partAttribute, useLookup } from '@mosaico/shared-types';
import { useHydrated } from '@mosaico/shared-ui';
import { ErrorBoundary } from '../errors/error-boundary.tsx';
import { bootScript } from '../loading/boot-script.ts';
import { useRenderRetry } from './use-render-retry.ts';
import { whenNear } from './when-near.ts';

interface NearSectionProps {
  /** The component, or a function that loads it; called when the visitor comes near, or at once where nothing stands there meanwhile. */
  component: Promise<ComponentType> | (() => Promise<ComponentType>);
  /** The workspace of the code, and the slot that it fills. Default: the page's own, and the section is a part by itself. */
  workspace?: string;
  slot?: string;
  /** Stands there until the component is loaded, where it is not prerendered. Default: the page waits for it. */
  fallback?: ReactNode;
  /** Finds the prerendered HTML where React renders the page anew instead of hydrating it. */
  findHtml?: () => Element | null;
  props?: object;
}

/** A part of a page that is hydrated when the visitor comes near. Until then, and while it throws, its prerendered HTML stays. */
export function NearSection({ component, workspace, slot, fallback, findHtml, props }: NearSectionProps) {
  const place = useRef<HTMLDivElement>(null);
  const id = useId();
  const part = workspace ?? id;
  const isHydrated = useHydrated();
  const [isPrerendered] = useState(!isHydrated);
  const [prerendered] = useState(() => isPrerendered || (findHtml?.() ?? null) !== null);
  const waits = prerendered || fallback !== undefined;
  const [{ loaded, load }] = useState(() => whenCalled(component, waits));
  useEffect(() => whenNear(place.current, load), [load]);
  // A change from above would make React render what it has not hydrated. So it gets none, but for another address, which loads it.
  const location = useLocation();
  const [first] = useState(location);
  if (location !== first) load();
  const { boundary, onError, onRender } = useRenderRetry(part);
  const [isRendered, setRendered] = useState(false);
  const rendered = (): void => {
    setRendered(true);
    onRender();
    if (place.current) bootScript().wake(place.current);
  };
  const standIn = prerendered ? <Html of={() => place.current ?? findHtml?.() ?? null} /> : fallback;
  const content = (
    <LookupProvider value={useLookup()}>
      <Content component={loaded} props={props} onRender={rendered} />
    </LookupProvider>
  );
  const now = waits ? <Suspense fallback={standIn}>{content}</Suspense> : content;
  const [dehydrated] = useState(now);
  return (
    <div ref={place} {...{ [partAttribute]: part }} data-slot={slot}>
      <ErrorBoundary ref={boundary} fallback={() => (prerendered ? standIn : null)} onError={onError}>
        {isRendered ? now : dehydrated}
      </ErrorBoundary>
    </div>
  );
}

/** The HTML that an element has at the moment when React puts this in its place. */
function Html({ of }: { of: () => Element | null }) {
  const [html] = useState(() => {
    let text = '';
    return {
      get __html() {
        return (text ||= of()?.innerHTML ?? '');
      },
    };
  });
  return <div style={{ display: 'contents' }} dangerouslySetInnerHTML={html} />;
}

/** A component that is loaded when the function is called, or at once. */
function whenCalled(
  component: NearSectionProps['component'],
  canWait: boolean,
): { loaded: Promise<ComponentType>; load: () => void } {
  if (typeof component !== 'function') return { loaded: component, load: () => undefined };
  if (!canWait) return { loaded: component(), load: () => undefined };
  let load = (): void => undefined;
  const loaded = new Promise<ComponentType>((resolve) => (load = () => resolve(component())));
  return { loaded, load };
}

interface ContentProps {
  component: Promise<ComponentType>;
  props: object | undefined;
  onRender: () => void;
}

function Content({ component, props, onRender }: ContentProps) {
  const loaded = use(component);
  const [notify] = useState(() => onRender);
  useEffect(() => notify(), [notify]);
  return createElement(loaded, props);
}
