import { maintenanceRelaunch } from './content.ts';
import { CourseDetail } from './course-detail.tsx';
import { year } from './scenes.ts';

/** `/mantenimiento-relanzamiento` */
export default function MaintenanceRelaunch() {
  return <CourseDetail copy={maintenanceRelaunch} art={year} />;
}
