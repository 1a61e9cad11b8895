import { Rows, Shown } from '../confirmations/shown.tsx';
import { Face } from '../people/face.tsx';
import { views } from './content.ts';

/** The three views of the board that the tour shows, with one sale of a client's. */
export default function Views() {
  const [contact, ...others] = views.drawn;
  return (
    <Shown
      {...views}
      drawn={[
        <>
          <Face of="mar" />
          <Rows {...contact} />
        </>,
        ...others.map((rows) => <Rows key={rows.mark} {...rows} />),
      ]}
    />
  );
}
