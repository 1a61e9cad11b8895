import { useContent } from '@mosaico/shared-types';
import { CourseBelow } from '../course-detail/course-below.tsx';
import { contentBelow, scene } from './content.ts';

/** The sections below the opening. */
export default function Below() {
  return <CourseBelow copy={useContent(contentBelow)} scene={useContent(scene)} offer="mf-courses/launch" />;
}
