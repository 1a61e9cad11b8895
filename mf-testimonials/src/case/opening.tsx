import { SampleMark, useCases } from '@mosaico/shared-ui/cases';
import styles from './opening.module.css';

/** What the page of a case opens with: the case in a clause and whose it is, and the work. Nothing until the case is known. */
export default function Opening({ id, part }: { id: string; part: 'words' | 'picture' }) {
  const shown = useCases().find((each) => each.id === id);
  if (!shown) return null;
  const { client, sector, headline, result, pictures: [picture] = [] } = shown;
  if (part === 'picture')
    return (
      <div className={styles.picture} data-assemble="">
        {picture ? (
          <img src={picture.url} alt={picture.alt} width={640} height={480} decoding="async" data-tile="" />
        ) : (
          <span className={styles.initial} aria-hidden="true" data-tile="">
            {client.charAt(0)}
          </span>
        )}
      </div>
    );
  const came = headline ?? (result && `${result.figure} ${result.what}`);
  return (
    <div className={styles.words}>
      {came === undefined ? null : <p className={styles.came}>{came}</p>}
      <p>{sector}</p>
      <SampleMark {...shown} />
    </div>
  );
}
