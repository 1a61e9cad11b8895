import {
  cloneElement,
  createElement,
  Suspense,
  use,
  useState,
  type ComponentType,
  type HTMLAttributes,
  type ReactElement,
  type ReactNode,
} from 'react';
import { LookupProvider, useInsist, type Lookup, type SectionProps } from '@mosaico/shared-types';
import { useHydrated } from '@mosaico/shared-ui';
import { Asleep } from './asleep.tsx';

/** How sections wake in the browser. */
export function SectionOutlet({ waking, load, props, frame }: SectionProps) {
  const insist = useInsist();
  if (waking === 'never') return <Still load={load} props={props} frame={frame} />;
  const wanted = (woken?: string): ReturnType<typeof load> =>
    woken === undefined ? load() : insist(`run ${woken}`, load);
  return <Asleep waking={waking} wanted={wanted} props={props} />;
}

type StillProps = Omit<SectionProps, 'waking'>;

/** HTML that nothing will ever change: React takes it over without looking into it. Where there is none, it is rendered. */
function Still({ load, props, frame }: StillProps) {
  const isHydrated = useHydrated();
  const [isPrerendered] = useState(!isHydrated);
  if (isPrerendered)
    return cloneElement<HTMLAttributes<Element>>(frame ?? plain, {
      suppressHydrationWarning: true,
      dangerouslySetInnerHTML: { __html: '' },
    });
  const rendered = <Rendered load={load} props={props} />;
  return within(frame, frame ? <Suspense>{rendered}</Suspense> : rendered);
}

const plain = <div />;
const within = (frame: ReactElement<object> | undefined, content: ReactNode): ReactElement =>
  cloneElement(frame ?? plain, {}, content);

function Rendered({ load, props }: Omit<StillProps, 'frame'>) {
  return createElement(use(load()), props);
}

/** How sections are prerendered; those that stay HTML ask `still`, since no browser will ask for them again. */
export function serverSectionOutlet(still: Lookup): ComponentType<SectionProps> {
  return function ServerSectionOutlet({ waking, load, props, frame }) {
    if (waking !== 'never') return <Asleep waking={waking} wanted={load()} props={props} />;
    const rendered = <Rendered load={load} props={props} />;
    return within(frame, <LookupProvider value={still}>{rendered}</LookupProvider>);
  };
}
