import { useAddress, useServices } from '@mosaico/shared-types';
import { Section } from '@mosaico/shared-ui';
import { piecesOf, SampleNote, useProofs, workOf } from '@mosaico/shared-ui/cases';
import { Link } from 'react-router';
import { WorkPicture } from '../catalogue/work-picture.tsx';
import { open, proofs } from './content.ts';
import styles from './public-services.module.css';

/** The services that have a page of their own, each on a work of it. What all of them cost, side by side, is behind the PIN. */
export default function PublicServices() {
  const services = useServices();
  const addressOf = useAddress();
  const shown = useProofs(proofs.map(([, topic]) => topic));
  const works = new Map(
    proofs.map(([page, topic, piece], index) => {
      const made = shown[index]?.shown;
      const single = piece === undefined ? undefined : piecesOf(made, topic)[piece];
      return [addressOf(page), { made, topic, picture: single ?? workOf(made, topic) }];
    }),
  );
  if (services.length === 0) return null;
  return (
    <Section heading={open.heading} lead={open.lead}>
      <ul className={styles.works} role="list">
        {services.map(({ path, title }) => {
          const { made, topic, picture } = works.get(path) ?? {};
          return (
            <li key={path}>
              <Link discover="none" to={path}>
                <span className={styles.work}>
                  {picture && <WorkPicture picture={picture} landing={topic === 'landing-pages' ? made : undefined} />}
                </span>
                <div className={styles.words}>
                  <strong>{title}</strong>
                  {made && (
                    <small>
                      {made.client}
                      <SampleNote {...made} />
                    </small>
                  )}
                </div>
              </Link>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
