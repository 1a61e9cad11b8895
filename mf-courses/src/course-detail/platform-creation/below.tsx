import { useContent } from '@mosaico/shared-types';
import { CourseBelow } from '../course-below.tsx';
import { content } from './below-content.ts';
import { scene } from './scene.ts';

/** What stands below the opening. */
export default function Below() {
  return (
    <CourseBelow copy={useContent(content)} scene={useContent(scene)} topic="courses" offer="mf-courses/platform" />
  );
}
