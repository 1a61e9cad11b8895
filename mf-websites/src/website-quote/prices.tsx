import type { Amount, CaseTopic, PageLink } from '@mosaico/shared-types';
import { Price, SiteLink } from '@mosaico/shared-ui';
import { useProofs, workOf } from '@mosaico/shared-ui/cases';
import { sample } from './content.ts';
import styles from './prices.module.css';

interface PricesProps {
  items: readonly { topic: CaseTopic; to: PageLink; name: string; text: string; price: Amount }[];
  custom: string;
}

/** Every fixed price on a site of its kind, which leads to its page, and what the rest costs. */
export function Prices({ items, custom }: PricesProps) {
  const proofs = useProofs(items.map(({ topic }) => topic));
  return (
    <>
      <ul className={styles.works} role="list">
        {items.map(({ topic, to, name, text, price }, index) => {
          const { shown } = proofs[index] ?? {};
          const picture = workOf(shown, topic);
          return (
            <li key={to}>
              <SiteLink to={to}>
                {picture ? (
                  <img src={picture.url} alt="" width={640} height={480} loading="lazy" decoding="async" />
                ) : null}
                <strong>{name}</strong>
                <Price amount={price} size="small" currency />
                <span>{text}</span>
                {shown ? (
                  <small>
                    {shown.client}
                    {shown.sample ? sample : null}
                  </small>
                ) : null}
              </SiteLink>
            </li>
          );
        })}
      </ul>
      <p className={styles.custom}>{custom}</p>
    </>
  );
}
