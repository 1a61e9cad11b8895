import { section, useContent } from '@mosaico/shared-types';
import { Price } from '@mosaico/shared-ui';
import { CourseHero } from '../course-detail/course-hero.tsx';
import { content, scene } from './content.ts';

const Below = section('static', () => import('./below.tsx'));

/** `/lanzamiento-estrategico-curso` */
export default function StrategicLaunch() {
  const { price, ...words } = useContent(content);
  return (
    <>
      <CourseHero {...words} price={<Price amount={price} currency />} scene={useContent(scene)} />
      <Below />
    </>
  );
}
