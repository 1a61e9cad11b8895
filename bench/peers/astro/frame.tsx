import { cloneElement, Suspense, useEffect, useState, type ReactNode, type RefCallback } from 'react';
import {
  section,
  SectionContent,
  SectionProvider,
  SlotProvider,
  type SectionProps,
  type SlotProps,
} from '@mosaico/shared-types';
import { keptHtml } from '../../../shell/src/slots/kept-html.ts';
import { Provided, type Shown } from '../common/page.tsx';

/** What an island is told. */
export interface IslandProps {
  shown: Shown;
  /** The slug of the subject of the page. */
  subject?: string | undefined;
  /** Leaves out what the browser never renders: to learn what an island asks for. */
  hydratedOnly?: boolean;
}

interface FrameProps extends IslandProps {
  /** What is interactive with this island. */
  mark?: 'shell' | 'page';
  children: ReactNode;
}

const isPrerendering = typeof document === 'undefined';
/** Initial data of the page that is being prerendered. */
let initialData: Shown = {};

/** Sets the initial data of the page that is prerendered next. */
export function setInitialData(shown: Shown): void {
  initialData = shown;
}

/**
 * Providers around an island or a static part: each is a React tree of its own. Static HTML is prerendered with the page's whole initial data,
 * an island with the part that it depends on.
 */
export function Frame({ shown, mark, hydratedOnly = false, children }: FrameProps) {
  useEffect(() => {
    if (mark) performance.mark(`mosaico:${mark}-interactive`);
  }, [mark]);
  return (
    <Provided shown={isPrerendering && !hydratedOnly ? initialData : shown}>
      <SectionProvider value={hydratedOnly ? HydratedSection : DeclaredSection}>
        <SlotProvider value={FilledSlot}>{children}</SlotProvider>
      </SectionProvider>
    </Provided>
  );
}

/** A section is what its page declares: static HTML, as what Astro's own slots hold, or hydrated when the visitor comes near. */
function DeclaredSection(props: SectionProps) {
  if (props.mode === 'near') return <NearSection {...props} />;
  const frame = props.frame ?? <div />;
  return isPrerendering ? cloneElement(frame, {}, <Prerendered {...props} />) : cloneElement(frame, keptHtml);
}

function HydratedSection(props: SectionProps) {
  return props.mode === 'near' ? <NearSection {...props} /> : null;
}

function Prerendered({ load, props }: SectionProps) {
  return (
    <Suspense>
      <SectionContent load={load} props={props} />
    </Suspense>
  );
}

function NearSection({ load, props }: SectionProps) {
  const [{ loading, watch }] = useState(() => whenNear(load));
  return (
    <div ref={watch}>
      <Suspense>
        <SectionContent load={() => loading} props={props} />
      </Suspense>
    </div>
  );
}

/** Loads a section at the distance at which Mosaico does; at once while it is prerendered. */
function whenNear(load: SectionProps['load']) {
  if (isPrerendering) return { loading: load(), watch: undefined };
  let come = (): void => undefined;
  const near = new Promise<void>((resolve) => (come = resolve));
  const watch: RefCallback<Element> = (element) => {
    if (!element) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) come();
      },
      { rootMargin: '800px' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  };
  return { loading: near.then(load), watch };
}

const Cases = section('static', () => import('../../../mf-testimonials/src/cases/featured.tsx'));
const Testimonials = section(
  'near',
  () => import('../../../mf-testimonials/src/testimonials-section/testimonials-section.tsx'),
);

/** Slots hold pieces of other remotes. */
function FilledSlot({ name }: SlotProps) {
  if (name === 'testimonials/cases') return <Cases />;
  return name === 'testimonials/section' ? <Testimonials /> : null;
}
