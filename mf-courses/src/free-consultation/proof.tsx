import { SiteLink } from '@mosaico/shared-ui';
import { caseAnchor, SampleNote, useCase, workOf } from '@mosaico/shared-ui/cases';
import styles from './proof.module.css';

/** What a client’s launch came to, small; nothing where the site has none. */
export default function Proof() {
  const shown = useCase('launches');
  const picture = workOf(shown, 'launches');
  if (!shown?.result || !picture) return null;
  return (
    <SiteLink className={styles.proof} to={`mf-testimonials/video-testimonials#${caseAnchor(shown.id)}`}>
      <img src={picture.url} alt="" width={640} height={480} decoding="async" />
      <span>
        <strong>{shown.result.figure}</strong> {shown.result.what}
        <small>
          {shown.client}
          <SampleNote {...shown} />
        </small>
      </span>
    </SiteLink>
  );
}
