import { useContent } from '@mosaico/shared-types';
import { CourseBelow } from '../course-detail/course-below.tsx';
import { contentBelow } from './content.ts';

/** The sections below the opening. */
export default function Below() {
  return <CourseBelow copy={useContent(contentBelow)} client="acuarela" />;
}
