import { useAddress, useSite } from '@mosaico/shared-types';
import { ActionLink, ChatLinkButton, Section, useHydrated } from '@mosaico/shared-ui';
import { copies, help, preview, type Widget } from './content.ts';
import { Copyable } from './copyable.tsx';
import { embedCode } from './embed-code.ts';
import { Preview } from './preview.tsx';
import styles from './widget-offer.module.css';

/** A widget: how it looks, and what to copy to have it. */
export function WidgetOffer({ widget: { id, page, name, description, frame, height } }: { widget: Widget }) {
  const { agency } = useSite();
  const path = useAddress()(page);
  const title = `${frame} ${agency.name}`;
  // Where the visitor sees it is where it can be embedded from: a preview or another port is not the configured origin.
  const address = (useHydrated() ? window.location.origin : agency.origin) + path;
  return (
    <Section heading={name} lead={description}>
      <div className={styles.parts}>
        <Preview path={path} title={`${preview.heading}: ${title}`} height={height} />
        <ActionLink href={path} look="text">
          {preview.open}
        </ActionLink>
      </div>
      <div className={styles.copies} id={id}>
        <Copyable code={embedCode({ address, title, id, height })} says={copies.code} />
        <Copyable code={address} says={copies.address} />
        <div>
          <h3>{help.heading}</h3>
          <p>{help.text}</p>
          <ChatLinkButton text={help.message} look="secondary">
            {help.action}
          </ChatLinkButton>
        </div>
      </div>
    </Section>
  );
}
