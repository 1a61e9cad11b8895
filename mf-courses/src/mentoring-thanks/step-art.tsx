import { useContent } from '@mosaico/shared-types';
import { Portrait } from '../mentoring/portrait.tsx';
import { drawn } from './content.ts';
import styles from './step-art.module.css';

/** Props of {@link StepArt}. */
interface StepArtProps {
  of: 'month' | 'agenda' | 'mail';
}

/** What a step after the payment is about, as an example. Decoration. */
export default function StepArt({ of }: StepArtProps) {
  const { month, agenda, mail } = useContent(drawn);
  if (of === 'month')
    return (
      <div className={styles.month}>
        <b>{month.name}</b>
        {Array.from({ length: month.sessions }, (_, index) => (
          <span key={index}>{index + 1}</span>
        ))}
      </div>
    );
  if (of === 'agenda')
    return (
      <div className={styles.agenda}>
        {agenda.hours.map((hour) => (
          <span key={hour}>{hour}</span>
        ))}
        <p>
          <b>{agenda.session}</b> {agenda.of}
        </p>
      </div>
    );
  return (
    <div className={styles.mail}>
      <p>{mail.from}</p>
      <Portrait of="mentor" />
      <Portrait of="client" />
      <b>{mail.enter}</b>
    </div>
  );
}
