import { createElement, use, useState } from 'react';
import { useInsist, type SectionProps } from '@mosaico/shared-types';
import { useHydrated } from '@mosaico/shared-ui';
import { Asleep } from './asleep.tsx';

/** How sections wake in the browser. */
export function SectionOutlet({ waking, load, props }: SectionProps) {
  const insist = useInsist();
  if (waking === 'never') return <Still load={load} props={props} />;
  const wanted = (woken?: string): ReturnType<typeof load> =>
    woken === undefined ? load() : insist(`run ${woken}`, load);
  return <Asleep waking={waking} wanted={wanted} props={props} />;
}

/** HTML that nothing will ever change: React takes it over without looking into it. Where there is none, it is rendered. */
function Still({ load, props }: Omit<SectionProps, 'waking'>) {
  const isHydrated = useHydrated();
  const [isPrerendered] = useState(!isHydrated);
  if (isPrerendered) return <div suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />;
  return <Rendered load={load} props={props} />;
}

function Rendered({ load, props }: Omit<SectionProps, 'waking'>) {
  return <div>{createElement(use(load()), props)}</div>;
}

/** How sections are prerendered. */
export function ServerSectionOutlet({ waking, load, props }: SectionProps) {
  if (waking === 'never') return <Rendered load={load} props={props} />;
  return <Asleep waking={waking} wanted={load()} props={props} />;
}
