import { useContent } from '@mosaico/shared-types';
import { essentials } from './content.ts';
import { Highlights } from './highlights.tsx';

/** The three answers that most visitors come for. */
export default function Essentials() {
  return <Highlights {...useContent(essentials)} />;
}
