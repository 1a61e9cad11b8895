import { SiteLink } from '@mosaico/shared-ui';
import { caseAnchor, useCase, workOf } from '@mosaico/shared-ui/cases';
import { app } from './content.ts';
import styles from './app.module.css';

/** The app that the page is about, as a client's students see it; nothing where the site has no picture of it. */
export default function App() {
  const shown = useCase('platforms');
  const picture = workOf(shown, 'platforms');
  if (!shown || !picture) return null;
  return (
    <SiteLink className={styles.app} to={`mf-testimonials/video-testimonials#${caseAnchor(shown.id)}`}>
      <img src={picture.url} alt={picture.alt} width={640} height={480} loading="lazy" decoding="async" />
      <span>
        {app.seenBy} <strong>{shown.client}</strong>
        {shown.sample ? app.sample : null}
      </span>
    </SiteLink>
  );
}
