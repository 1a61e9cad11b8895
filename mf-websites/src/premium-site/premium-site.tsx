import { section, useContent } from '@mosaico/shared-types';
import { Closing } from '../website-detail/closing.tsx';
import { Hero } from '../website-detail/hero.tsx';
import { content } from './content.ts';

const Opening = section('static', () => import('./opening.tsx'));
const Below = section('static', () => import('./below.tsx'));

/** `/sitio-web-premium`: a site of many pages, told by its map. */
export default function PremiumSite() {
  const page = useContent(content);
  return (
    <>
      <Hero page={page}>
        <Opening />
      </Hero>
      <Below />
      <Closing page={page} />
    </>
  );
}
