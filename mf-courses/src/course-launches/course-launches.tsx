import { section } from '@mosaico/shared-types';
import { ActionLink, PageHero } from '@mosaico/shared-ui';
import { content } from './content.ts';

const Road = section('static', () => import('./road.tsx'));
const Below = section('static', () => import('./below.tsx'));

/** `/lanzamientos-cursos`: from a platform to a course that keeps selling, in three offers. */
export default function CourseLaunches() {
  const { hero } = content;
  return (
    <>
      <PageHero
        eyebrow={hero.eyebrow}
        title={hero.title}
        lead={hero.lead}
        actions={<ActionLink to="mf-courses/free-consultation">{hero.action}</ActionLink>}
        below={<Road />}
        wide
      />
      <Below />
    </>
  );
}
