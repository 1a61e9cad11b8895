import { useContent } from '@mosaico/shared-types';
import { ChatLinkButton, ClosingCall, Price, Section, SiteLink } from '@mosaico/shared-ui';
import { Rules } from '../catalogue/rules.tsx';
import { UpkeepArt } from '../catalogue/upkeep-art.tsx';
import styles from './below.module.css';
import { closing, content as opening, contentBelow } from './content.ts';

/** What stands below the first screen: what keeps a site online, and the last call. */
export default function Below() {
  const { upkeep } = useContent(contentBelow);
  const { hero } = useContent(opening);
  return (
    <>
      <Section heading={upkeep.heading} tone="ink">
        <ul className={styles.plans} role="list">
          {upkeep.plans.map(({ art, to, title, text, price }) => (
            <li key={to}>
              <UpkeepArt of={art} />
              <div>
                <h3>
                  <SiteLink to={to} data-cover="">
                    {title}
                  </SiteLink>
                </h3>
                <p>{text}</p>
                <Price amount={price} currency />
              </div>
            </li>
          ))}
        </ul>
        <Rules />
      </Section>
      <ClosingCall
        weight="line"
        heading={closing.heading}
        text={closing.text}
        actions={<ChatLinkButton text={hero.requestText}>{hero.request}</ChatLinkButton>}
      />
    </>
  );
}
