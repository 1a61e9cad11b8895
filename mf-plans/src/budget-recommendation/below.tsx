import { useContent } from '@mosaico/shared-types';
import { ChatLinkButton, ClosingCall, Section, Steps } from '@mosaico/shared-ui';
import { PriceWall } from '../catalogue/price-wall.tsx';
import { Rules } from '../catalogue/rules.tsx';
import { closing, content as opening, contentBelow, order } from './content.ts';
import styles from './below.module.css';

/** What stands below the first screen. */
export default function Below() {
  const { within, after } = useContent(contentBelow);
  const { hero } = useContent(opening);
  return (
    <>
      <Section heading={order.heading}>
        <div className={styles.stairs}>
          <Steps items={order.items} />
        </div>
      </Section>
      <Section heading={within.heading} lead={within.lead} tone="tinted">
        <div className={styles.parts}>
          <PriceWall tiles={within.tiles} />
          <Rules />
        </div>
      </Section>
      <Section heading={after.heading}>
        <Steps items={after.items} />
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
