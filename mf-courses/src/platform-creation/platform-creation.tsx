import { section, useContent } from '@mosaico/shared-types';
import { Price } from '@mosaico/shared-ui';
import { CourseHero } from '../course-detail/course-hero.tsx';
import { content } from './content.ts';

const Art = section('static', () => import('./art.tsx'));
const Below = section('static', () => import('./below.tsx'));

/** `/creacion-plataforma-cursos` */
export default function PlatformCreation() {
  const { price, ...words } = useContent(content);
  return (
    <>
      <CourseHero {...words} price={<Price amount={price} currency />} picture={<Art />} wide />
      <Below />
    </>
  );
}
