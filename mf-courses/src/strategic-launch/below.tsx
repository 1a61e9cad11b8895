import { useContent } from '@mosaico/shared-types';
import { common } from '../course-detail/content.ts';
import { Offer } from '../course-detail/course-below.tsx';
import { Appointments } from '../course-launches/appointments.tsx';
import { Calendar } from './calendar.tsx';
import { contentBelow } from './content.ts';
import styles from './calendar.module.css';

/** The sections below the opening: the days of a launch, what it brings at what price, and the way to one. */
export default function Below() {
  const copy = useContent(contentBelow);
  const { appointments } = useContent(common);
  return (
    <>
      <Calendar {...copy.steps} />
      <Offer copy={copy}>
        <div className={styles.closing}>
          <h3>{copy.closing.heading}</h3>
          <div>
            <p>{copy.closing.text}</p>
            <Appointments {...appointments} />
          </div>
        </div>
      </Offer>
    </>
  );
}
