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
  type RefObject,
} from 'react';
import { useLocation } from 'react-router-dom';
import { LookupProvider, partAttribute, useLookup, type Waking } from '@mosaico/shared-types';
import { useHydrated } from '@mosaico/shared-ui';
import { KeptHtml } from '../errors/kept-html.tsx';
import { guard } from '../loading/guard.ts';
import { wakeWhen } from './wake-when.ts';

interface AsleepProps {
  waking: Exclude<Waking, 'never'>;
  /** The component on its way, or what asks for it; that is told what has been asleep until now. */
  wanted: Promise<ComponentType> | ((woken?: string) => Promise<ComponentType>);
  /** Whose code it is. Default: a part by itself. */
  part?: string;
  /** Stands there where it is not prerendered, until it comes. Default: the page waits for it. */
  fallback?: ReactNode;
  props?: object;
}

/** HTML that stays as prerendered until it wakes; only then its code is asked for, however long that takes. */
export function Asleep({ waking, wanted, part: owner, fallback, props }: AsleepProps) {
  const place = useRef<HTMLDivElement>(null);
  const id = useId();
  const part = owner ?? id;
  const isHydrated = useHydrated();
  const [isPrerendered] = useState(!isHydrated);
  const [{ component, wake }] = useState(() => sleeping(wanted, part, isPrerendered || fallback !== undefined));
  useEffect(() => wakeWhen(waking, place.current, wake), [waking, wake]);
  // React hydrates what is below a change, and drops the HTML of what does not come. So nothing changes until it has woken,
  // and what changes for all of the page wakes it.
  const location = useLocation();
  const [first] = useState(location);
  if (location !== first) wake();
  const [isAwake, setAwake] = useState(false);
  // Who is back at once from another page has the table of the site, which says otherwise what the HTML was made with.
  const piece = (
    <LookupProvider value={useLookup()}>
      <Piece component={component} place={place} onAwake={setAwake} props={props} />
    </LookupProvider>
  );
  const now = isPrerendered || fallback !== undefined ? <Suspense fallback={fallback}>{piece}</Suspense> : piece;
  const [asleep] = useState(now);
  return (
    <div ref={place} {...{ [partAttribute]: part }}>
      <KeptHtml part={part} place={() => (isPrerendered ? place.current : undefined)} instead={() => null}>
        {isAwake ? now : asleep}
      </KeptHtml>
    </div>
  );
}

function sleeping(
  wanted: AsleepProps['wanted'],
  part: string,
  canWait: boolean,
): { component: Promise<ComponentType>; wake: () => void } {
  if (typeof wanted !== 'function') return { component: wanted, wake: () => undefined };
  if (!canWait) return { component: wanted(), wake: () => undefined };
  let wake = (): void => undefined;
  const component = new Promise<ComponentType>((resolve) => (wake = () => resolve(wanted(part))));
  return { component, wake };
}

interface PieceProps {
  component: Promise<ComponentType>;
  place: RefObject<Element | null>;
  onAwake: (isAwake: true) => void;
  props: object | undefined;
}

function Piece({ component, place, onAwake, props }: PieceProps) {
  const piece = use(component);
  useEffect(() => {
    onAwake(true);
    if (place.current) guard().wake(place.current);
  }, [place, onAwake]);
  return createElement(piece, props);
}
