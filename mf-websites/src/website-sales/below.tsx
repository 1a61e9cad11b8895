import { useContent } from '@mosaico/shared-types';
import { contentBelow } from './content.ts';
import { FinishedSites } from './finished-sites.tsx';

/** What each kind of site looks like when it is finished. */
export default function Below() {
  return <FinishedSites {...useContent(contentBelow)} />;
}
