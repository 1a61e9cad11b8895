import { strategicLaunch } from './content.ts';
import { CourseDetail } from './course-detail.tsx';

/** `/lanzamiento-estrategico-curso` */
export default function StrategicLaunch() {
  return <CourseDetail copy={strategicLaunch} />;
}
