import { section, useContent } from '@mosaico/shared-types';
import { Closing } from '../website-detail/closing.tsx';
import { Hero } from '../website-detail/hero.tsx';
import { content } from './content.ts';

const Opening = section('static', () => import('./opening.tsx'));
const Below = section('static', () => import('./below.tsx'));

/** `/tienda-en-linea`: a shop, told by the path of who buys in it, and by its two payments. */
export default function OnlineStore() {
  const { page, art } = useContent(content);
  return (
    <>
      <Hero page={page}>
        <Opening {...art} />
      </Hero>
      <Below />
      <Closing page={page} />
    </>
  );
}
