import { useContent } from '@mosaico/shared-types';
import { Rows, Shown } from '../confirmations/shown.tsx';
import { before } from './content.ts';

/** What is good to know before another appointment is asked for. */
export default function Before() {
  const words = useContent(before);
  return (
    <Shown
      {...words}
      drawn={words.drawn.map((rows) => (
        <Rows key={rows.mark} {...rows} />
      ))}
    />
  );
}
