import { platformCreation } from './content.ts';
import { CourseDetail } from './course-detail.tsx';
import { lessons } from './scenes.ts';

/** `/creacion-plataforma-cursos` */
export default function PlatformCreation() {
  return <CourseDetail copy={platformCreation} art={lessons} />;
}
