import { ActionLink, CheckList, Contract, Price } from '@mosaico/shared-ui';
import type { CrmPlansContent } from './content.ts';
import { FeatureList } from './feature-list.tsx';
import styles from './premium-panel.module.css';

function Money({ items }: { items: readonly { title: string; text: string }[] }) {
  return (
    <dl className={styles.money}>
      {items.map(({ title, text }) => (
        <div key={title}>
          <dt>{title}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The Premium plan: what it costs every month and once, what it brings, and on which terms. */
export function PremiumPanel({
  name,
  price,
  description,
  fee,
  action,
  money,
  trial,
  included,
  extras,
  details,
  excluded,
  terms,
}: CrmPlansContent['premium']) {
  return (
    <article className={styles.card} aria-label={name}>
      <div className={styles.offer} data-tone="ink">
        <h3>{name}</h3>
        <Price {...price} currency />
        <div className={styles.fee}>
          <p>{fee.label}</p>
          <Price amount={fee.amount} currency size="small" />
        </div>
        <p>{description}</p>
        <Contract offer="mf-crm/crm-premium">{action}</Contract>
        <div className={styles.trial}>
          <p>{trial.text}</p>
          <ActionLink to={trial.to} look="text">
            {trial.label}
          </ActionLink>
        </div>
      </div>
      <div className={styles.detail}>
        {[included, extras].map(({ title, items }) => (
          <div key={title}>
            <h4>{title}</h4>
            <FeatureList items={items} label={details} />
          </div>
        ))}
        <div>
          <h4>{excluded.title}</h4>
          <CheckList items={excluded.items} kind="excluded" columns={2} />
        </div>
        <div className={styles.terms}>
          <h4>{terms.title}</h4>
          <ul>
            {terms.items.map((term) => (
              <li key={term}>{term}</li>
            ))}
          </ul>
          <Money items={[...money, ...terms.money]} />
          <ActionLink to={terms.link.to} look="text">
            {terms.link.label}
          </ActionLink>
        </div>
      </div>
    </article>
  );
}
