import { cloneElement, createElement, use, useEffect, type ReactNode } from 'react';
import { SectionProvider, type SectionProps } from '@mosaico/shared-types';
import site from '../../../../environments/demo/site.json';
import { Provided, type Shown } from '../common/provided.tsx';

/** As the schema gives it, which no island brings along: it fills in the form that no page shows. */
const configuration = { ...site, forms: { ...site.forms, service: '/' } };

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
    <Provided site={configuration} shown={shown}>
      <SectionProvider value={StaticSection}>{children}</SectionProvider>
    </Provided>
  );
}

/** What stays HTML with us is hydrated with the island that it stands in. */
function StaticSection({ load, props, frame }: SectionProps) {
  const content = createElement(use(load()), props);
  return frame ? cloneElement(frame, {}, content) : content;
}
