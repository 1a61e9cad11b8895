import { maintenanceRelaunch } from './content.ts';
import { CourseDetail } from './course-detail.tsx';

/** `/mantenimiento-relanzamiento` */
export default function MaintenanceRelaunch() {
  return <CourseDetail copy={maintenanceRelaunch} />;
}
