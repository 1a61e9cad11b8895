import type { ReactNode } from 'react';
import { useContent } from '@mosaico/shared-types';
import { PageHero, type SceneArt } from '@mosaico/shared-ui';
import { Appointments } from '../course-launches/appointments.tsx';
import { common } from './content.ts';

/** Props of {@link CourseHero}. */
interface CourseHeroProps {
  eyebrow: string;
  title: string;
  lead: string;
  price: ReactNode;
  /** Art that says what is on offer, or a picture in its place. */
  scene?: SceneArt;
  picture?: ReactNode;
  /** The picture is a stage as wide as the window. */
  wide?: boolean;
}

/** How a page about a course service opens: what it is, its price, and the ways to an appointment. */
export function CourseHero(props: CourseHeroProps) {
  const { back, appointments } = useContent(common);
  return <PageHero {...props} back={back} actions={<Appointments {...appointments} />} />;
}
