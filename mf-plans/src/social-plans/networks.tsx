import { Check, Plus } from '@mosaico/shared-ui';
import styles from './networks.module.css';

interface Group {
  label: string;
  names: readonly string[];
}

/** Which networks every plan covers, and what the others cost. */
export function Networks({ included, extra }: { included: Group; extra: Group }) {
  return (
    <dl className={styles.list}>
      <div>
        <dt>{included.label}</dt>
        {included.names.map((name) => (
          <dd className={styles.network} key={name}>
            <Check size={14} />
            {name}
          </dd>
        ))}
      </div>
      <div data-extra="">
        <dt>{extra.label}</dt>
        {extra.names.map((name) => (
          <dd className={styles.network} key={name}>
            <Plus size={14} />
            {name}
          </dd>
        ))}
      </div>
    </dl>
  );
}
