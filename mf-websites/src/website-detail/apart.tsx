import { useOffer } from '@mosaico/shared-types';
import { ActionLink, Cross, Notice, Section, VisuallyHidden } from '@mosaico/shared-ui';
import { copy } from './content.ts';
import type { Website } from './website.ts';
import styles from './apart.module.css';

/** What the price leaves out and where to get it, and what the terms say of changing one's mind. */
export function Apart({ offer, items }: { offer: Website['offer']; items: Website['apart'] }) {
  const { cancellation } = useOffer(offer);
  const { heading, lead, item } = copy.apart;
  return (
    <Section heading={heading} lead={lead}>
      <div className={styles.parts}>
        <ul role="list">
          {items.map(({ title, text, link }) => (
            <li className={styles.item} key={title}>
              <Cross />
              <div>
                <h3>
                  <VisuallyHidden>{item} </VisuallyHidden>
                  {title}
                </h3>
                <p>{text}</p>
                {link === undefined ? null : (
                  <ActionLink to={link.to} look="text">
                    {link.label}
                  </ActionLink>
                )}
              </div>
            </li>
          ))}
        </ul>
        <Notice title={copy.terms.title}>
          <p>{cancellation}</p>
          <ActionLink to={copy.terms.link.to} look="text">
            {copy.terms.link.label}
          </ActionLink>
        </Notice>
      </div>
    </Section>
  );
}
