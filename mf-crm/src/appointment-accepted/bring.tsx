import { Rows, Shown } from '../confirmations/shown.tsx';
import { bring } from './content.ts';

/** What to bring to the appointment. */
export default function Bring() {
  return (
    <Shown
      {...bring}
      drawn={bring.drawn.map((rows) => (
        <Rows key={rows.mark} {...rows} />
      ))}
    />
  );
}
