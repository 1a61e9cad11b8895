import { useContent } from '@mosaico/shared-types';
import { Team } from '@mosaico/shared-ui/people';
import { contentBelow } from './content.ts';
import { Fit } from './fit.tsx';
import { Included } from './included.tsx';
import { Session } from './session.tsx';
import { Terms } from './terms.tsx';

/** What it brings, how it goes, for whom it is, and what if it is called off. */
export default function Below() {
  const { included, session, fit, extra, terms } = useContent(contentBelow);
  return (
    <>
      <Included {...included} />
      <Session {...session} />
      <Fit {...fit} />
      <Team />
      <Terms terms={terms} extra={extra} />
    </>
  );
}
