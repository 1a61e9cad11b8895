import {
  cloneElement,
  Suspense,
  useState,
  type ComponentType,
  type HTMLAttributes,
  type ReactElement,
  type ReactNode,
} from 'react';
import { LookupProvider, SectionContent, useRetry, type Lookup, type SectionProps } from '@mosaico/shared-types';
import { useHydrated } from '@mosaico/shared-ui';
import { keptHtml } from './kept-html.ts';
import { NearSection } from './near-section.tsx';
import { useStandIn, useTakeover } from './takeover.ts';

/** Keeps static sections as HTML, and hydrates near ones. */
export function SectionOutlet({ mode, load, props, frame }: SectionProps) {
  const retry = useRetry();
  if (mode === 'static') return <StaticSection load={load} props={props} frame={frame} />;
  return (
    <NearSection
      load={(island) => (island === undefined ? load() : retry(`load section ${island}`, async () => load()))}
      props={props}
    />
  );
}

type StaticSectionProps = Omit<SectionProps, 'mode'>;

/** An element whose children React does not hydrate. Where they are not prerendered, they are rendered. */
function StaticSection({ load, props, frame }: StaticSectionProps) {
  const isHydrated = useHydrated();
  const isTakingOver = useTakeover();
  const hasStandIn = useStandIn();
  const [isPrerendered] = useState(() => !isHydrated || isTakingOver() || hasStandIn);
  if (isPrerendered)
    return cloneElement<StaticAttributes>(frame ?? plain, {
      ...marked,
      ...keptHtml,
    });
  const rendered = <SectionContent load={load} props={props} />;
  return within(frame, frame ? <Suspense>{rendered}</Suspense> : rendered);
}

type StaticAttributes = HTMLAttributes<Element> & { 'data-static'?: '' };
const marked: StaticAttributes = { 'data-static': '' };
const plain = <div />;
const within = (frame: ReactElement<object> | undefined, content: ReactNode): ReactElement =>
  cloneElement<StaticAttributes>(frame ?? plain, marked, content);

/** Prerenders sections. `lookup` is for the static ones: no browser looks their entries up again. */
export function serverSectionOutlet(lookup: Lookup): ComponentType<SectionProps> {
  return function ServerSectionOutlet({ mode, load, props, frame }) {
    if (mode === 'near') return <NearSection component={load()} props={props} />;
    const rendered = <SectionContent load={load} props={props} />;
    return within(frame, <LookupProvider value={lookup}>{rendered}</LookupProvider>);
  };
}
