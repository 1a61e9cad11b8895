import { useContent } from '@mosaico/shared-types';
import { Description } from '../job/description.tsx';
import { description, opening } from './content.ts';

/** What the job is, from its duties to the way to get it. */
export default function Below() {
  return <Description opening={useContent(opening)} description={useContent(description)} />;
}
