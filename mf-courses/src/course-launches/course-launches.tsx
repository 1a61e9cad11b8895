import { section, useContent } from '@mosaico/shared-types';
import { ActionLink, PageHero } from '@mosaico/shared-ui';
import { content } from './content.ts';
import { PriceIndex } from './price-index.tsx';

const Art = section('static', () => import('./art.tsx'));
const Below = section('static', () => import('./below.tsx'));

/** `/lanzamientos-cursos`: from a platform to a course that keeps selling, in three offers. */
export default function CourseLaunches() {
  const { hero } = useContent(content);
  return (
    <>
      <PageHero
        picture={<Art />}
        eyebrow={hero.eyebrow}
        title={hero.title}
        lead={hero.lead}
        actions={<ActionLink to="mf-courses/free-consultation">{hero.action}</ActionLink>}
        details={<PriceIndex items={hero.prices} />}
      />
      <Below />
    </>
  );
}
