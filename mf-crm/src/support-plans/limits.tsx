import { useId } from 'react';
import {
  ActionLink,
  Actions,
  CardActions,
  ChatLinkButton,
  CheckList,
  Price,
  Remark,
  Section,
} from '@mosaico/shared-ui';
import { Face } from '../people/face.tsx';
import type { ContentBelow } from './content.ts';
import styles from './limits.module.css';

/** What no plan includes, and what a meeting more costs, also to call off. */
export function Limits({ heading, exclusions, extras }: ContentBelow['limits']) {
  const rule = useId();
  return (
    <Section heading={heading} tone="ink">
      <div className={styles.parts}>
        <article className={styles.card} aria-label={exclusions.title}>
          <h3>{exclusions.title}</h3>
          <CheckList items={exclusions.items} kind="excluded" />
          <div className={styles.elsewhere}>
            <p>{exclusions.elsewhere.text}</p>
            <Actions>
              {exclusions.elsewhere.links.map(({ to, label }) => (
                <ActionLink key={to} to={to} look="text">
                  {label}
                </ActionLink>
              ))}
            </Actions>
          </div>
        </article>
        <article className={styles.card} aria-label={extras.title}>
          <h3>{extras.title}</h3>
          <p>{extras.text}</p>
          <ul className={styles.offers} role="list">
            {extras.offers.map(({ name, price, who }) => (
              <li key={name}>
                <div>
                  <Face of={who} />
                </div>
                <strong>{name}</strong>
                <Price amount={price} currency />
                <span>{price.covers}</span>
              </li>
            ))}
          </ul>
          <p>{extras.advice}</p>
          <CardActions>
            <ChatLinkButton text={extras.message} look="secondary" describedBy={rule}>
              {extras.action}
            </ChatLinkButton>
            <Remark id={rule}>{extras.rule}</Remark>
          </CardActions>
        </article>
      </div>
    </Section>
  );
}
