import { useEffect, type ReactNode } from 'react';
import { Provided, type Shown } from '../common/page.tsx';

/** What an island is told. */
export interface IslandProps {
  shown: Shown;
  /** The slug of the subject of the page. */
  subject?: string | undefined;
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
  return <Provided shown={shown}>{children}</Provided>;
}
