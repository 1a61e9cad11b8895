import { strategicLaunch } from './content.ts';
import { CourseDetail } from './course-detail.tsx';
import { countdown } from './scenes.ts';

/** `/lanzamiento-estrategico-curso` */
export default function StrategicLaunch() {
  return <CourseDetail copy={strategicLaunch} art={countdown} />;
}
