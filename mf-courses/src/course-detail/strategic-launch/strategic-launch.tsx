import { section, useContent } from '@mosaico/shared-types';
import { Price } from '@mosaico/shared-ui';
import { CourseHero } from '../course-hero.tsx';
import { content } from './content.ts';
import { scene } from './scene.ts';

const Below = section('static', () => import('./below.tsx'));

/** `/lanzamiento-estrategico-curso` */
export default function StrategicLaunch() {
  const { price, ...words } = useContent(content);
  return (
    <>
      <CourseHero
        {...words}
        price={<Price amount={price} currency />}
        scene={useContent(scene)}
        offer="mf-courses/launch"
      />
      <Below />
    </>
  );
}
