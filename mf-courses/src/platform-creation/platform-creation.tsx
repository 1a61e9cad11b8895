import { section, useContent } from '@mosaico/shared-types';
import { Price } from '@mosaico/shared-ui';
import { CourseHero } from '../course-detail/course-hero.tsx';
import { content, scene } from './content.ts';

const Below = section('static', () => import('./below.tsx'));

/** `/creacion-plataforma-cursos` */
export default function PlatformCreation() {
  const { price, ...words } = useContent(content);
  return (
    <>
      <CourseHero {...words} price={<Price amount={price} currency />} scene={useContent(scene)} />
      <Below />
    </>
  );
}
