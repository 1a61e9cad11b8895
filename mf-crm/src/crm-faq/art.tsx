import { Scene, SiteLink } from '@mosaico/shared-ui';
import { SampleNote, caseAnchor, useProofs, WithoutCase, workOf } from '@mosaico/shared-ui/cases';
import { scene } from '../crm-plans/content.ts';
import { art } from './content.ts';
import styles from './art.module.css';

/** What a CRM looks like: two clients' boards; the stages of a sale where there are none. */
export default function Art() {
  const [{ shown, besides } = {}] = useProofs(['crm']);
  // The pages that sell the CRM open with the first one.
  const boards = [besides, shown].flatMap((each) => {
    const picture = workOf(each, 'crm');
    return each && picture ? [{ ...each, picture }] : [];
  });
  if (boards.length === 0)
    return (
      <WithoutCase>
        <Scene art={scene} assemble />
      </WithoutCase>
    );
  return (
    <div className={styles.boards} data-assemble="">
      {boards.map(({ id, client, sector, sample, picture }) => (
        <SiteLink key={id} to={`${art.stories}#${caseAnchor(id)}`} data-tile="">
          <img src={picture.url} alt={picture.alt} width={640} height={480} decoding="async" />
          <span>
            <strong>{client}</strong> {sector}
            <SampleNote sample={sample} />
          </span>
        </SiteLink>
      ))}
    </div>
  );
}
