import { platformCreation } from './content.ts';
import { CourseDetail } from './course-detail.tsx';

/** `/creacion-plataforma-cursos` */
export default function PlatformCreation() {
  return <CourseDetail copy={platformCreation} />;
}
