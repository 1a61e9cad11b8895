import { section, useContent } from '@mosaico/shared-types';
import { Closing } from '../website-detail/closing.tsx';
import { Hero } from '../website-detail/hero.tsx';
import { content } from './content.ts';

const Opening = section('static', () => import('./opening.tsx'));
const Below = section('static', () => import('./below.tsx'));

/** `/landing-page-500`: one page about one video, told from its top to its button. */
export default function LandingPage() {
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
