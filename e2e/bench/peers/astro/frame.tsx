import { useEffect, type ReactNode } from 'react';
import site from '../../../../environments/demo/site.json';
import { Provided, type Shown } from '../common/provided.tsx';

/** What an island is told. */
export interface IslandProps {
  shown: Shown;
  /** The slug of the one whose page this is. */
  subject?: string | undefined;
}

interface FrameProps {
  shown: Shown;
  /** What is interactive with this island. */
  mark?: 'shell' | 'page';
  children: ReactNode;
}

/** What an island of its own, or a static part, needs around it: each is a tree of its own. */
export function Frame({ shown, mark, children }: FrameProps) {
  useEffect(() => {
    if (mark) performance.mark(`mosaico:${mark}-interactive`);
  }, [mark]);
  return (
    <Provided site={site} shown={shown}>
      {children}
    </Provided>
  );
}
