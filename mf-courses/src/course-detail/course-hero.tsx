import type { ReactNode } from 'react';
import { useContent, type OfferName } from '@mosaico/shared-types';
import { CancellationRule, PageHero, type SceneArt } from '@mosaico/shared-ui';
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
  /** What the page sells, where it is one thing: its rule stands below the ways to it. */
  offer?: OfferName;
}

/** How a page about a course service opens: what it is, its price, and the ways to an appointment. */
export function CourseHero({ offer, ...rest }: CourseHeroProps) {
  const { back, appointments } = useContent(common);
  return (
    <PageHero
      {...rest}
      back={back}
      actions={
        <>
          <Appointments {...appointments} />
          {offer === undefined ? null : <CancellationRule offer={offer} />}
        </>
      }
    />
  );
}
