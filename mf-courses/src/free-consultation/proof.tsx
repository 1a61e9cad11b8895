import { SiteLink } from '@mosaico/shared-ui';
import { caseAnchor, SampleNote, useCase } from '@mosaico/shared-ui/cases';
import styles from './proof.module.css';

/** What a client’s launch came to, in a line; nothing where the site has none. */
export default function Proof() {
  const shown = useCase('launches');
  if (!shown?.result) return null;
  return (
    <p className={styles.proof}>
      <strong>{shown.result.figure}</strong> {shown.result.what}
      <small>
        <SiteLink to={`mf-testimonials/video-testimonials#${caseAnchor(shown.id)}`}>{shown.client}</SiteLink>
        <SampleNote {...shown} />
      </small>
    </p>
  );
}
