import { lazy, useEffect, type ReactNode } from 'react';
import { SlotProvider, type SlotProps } from '@mosaico/shared-types';
import { Provided, type Shown } from '../common/page.tsx';

/** What an island is told. */
export interface IslandProps {
  shown: Shown;
  /** The slug of the subject of the page. */
  subject?: string | undefined;
}

const Cases = lazy(() => import('../../../mf-testimonials/src/cases/featured.tsx'));

/** Of the pages that are not divided, some show cases. */
function FilledSlot({ name }: SlotProps) {
  return name === 'testimonials/cases' ? <Cases /> : null;
}

interface FrameProps {
  shown: Shown;
  /** What is interactive with this island. */
  mark?: 'shell' | 'page';
  children: ReactNode;
}

/** What an island, or a static part, needs around it: each is a tree of its own. */
export function Frame({ shown, mark, children }: FrameProps) {
  useEffect(() => {
    if (mark) performance.mark(`mosaico:${mark}-interactive`);
  }, [mark]);
  return (
    <Provided shown={shown}>
      <SlotProvider value={FilledSlot}>{children}</SlotProvider>
    </Provided>
  );
}
