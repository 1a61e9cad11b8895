import { Check, Plus } from '@mosaico/shared-ui';
import styles from './networks.module.css';

interface Group {
  label: string;
  note?: string;
  names: readonly string[];
}

/** Which networks every plan covers, and what the others cost. */
export function Networks({ included, extra }: { included: Group; extra: Group }) {
  return (
    <dl className={styles.list}>
      <div>
        <dt>{included.label}</dt>
        {included.names.map((name) => (
          <dd key={name}>
            <Check size={14} />
            {name}
          </dd>
        ))}
      </div>
      <div data-extra="">
        <dt>
          {extra.label} <small>{extra.note}</small>
        </dt>
        {extra.names.map((name) => (
          <dd key={name}>
            <Plus size={14} />
            {name}
          </dd>
        ))}
      </div>
    </dl>
  );
}
