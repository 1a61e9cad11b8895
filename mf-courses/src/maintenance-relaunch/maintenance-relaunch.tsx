import { section, useContent } from '@mosaico/shared-types';
import { PriceIndex } from './price-index.tsx';
import { CourseHero } from '../course-detail/course-hero.tsx';
import { content } from './content.ts';

const Art = section('static', () => import('./art.tsx'));
const Below = section('static', () => import('./below.tsx'));

/** `/mantenimiento-relanzamiento` */
export default function MaintenanceRelaunch() {
  const { prices, ...words } = useContent(content);
  return (
    <>
      <CourseHero {...words} price={<PriceIndex items={prices} />} picture={<Art />} wide />
      <Below />
    </>
  );
}
