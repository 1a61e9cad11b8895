import { useContent } from '@mosaico/shared-types';
import { Remark } from '@mosaico/shared-ui';
import { CaseTiles } from '@mosaico/shared-ui/cases';
import { sites } from './content.ts';
import styles from './opening.module.css';

/** A finished site of each kind with its price, each leading to what it is sold as, and what else they cost. */
export default function Opening() {
  const { tiles, note } = useContent(sites);
  return (
    <div className={styles.opening}>
      <CaseTiles items={tiles} />
      <Remark>{note}</Remark>
    </div>
  );
}
