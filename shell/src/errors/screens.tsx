import type { ReactNode } from 'react';
import { chatLink, useSite } from '@mosaico/shared-types';
import { ActionButton, ActionLink, Actions, Container } from '@mosaico/shared-ui';
import { notFoundCopy, pageUnavailableCopy, renderErrorCopy } from './content.ts';
import { MissingTile } from './missing-tile.tsx';
import styles from './screens.module.css';

/** A page that says that something is missing or failed, and what to do next. */
function Screen({
  title,
  titleLanguage,
  text,
  children,
}: {
  title: string;
  /** Where it is not the page's. */
  titleLanguage?: string;
  text: string;
  children: ReactNode;
}) {
  return (
    <Container className={styles.layout}>
      <div>
        <h1 lang={titleLanguage}>{title}</h1>
        <p>{text}</p>
        <Actions>{children}</Actions>
      </div>
      <MissingTile />
    </Container>
  );
}

/** No page has this path. */
export function NotFound() {
  return (
    <Screen title={notFoundCopy.title} text={notFoundCopy.text}>
      <ActionLink to="shell/home">{notFoundCopy.back}</ActionLink>
      <ActionLink to="shell/home#precios" look="text">
        {notFoundCopy.prices}
      </ActionLink>
      <ActionLink to="shell/directory" look="text">
        {notFoundCopy.directory}
      </ActionLink>
    </Screen>
  );
}

/** The page's code did not load. */
export function PageUnavailable({ onRetry }: { onRetry: () => void }) {
  const { chat } = useSite();
  return (
    <Screen title={pageUnavailableCopy.title} text={pageUnavailableCopy.text}>
      <ActionButton onClick={onRetry}>{pageUnavailableCopy.retry}</ActionButton>
      <ActionLink href={chatLink(chat)} look="secondary">
        {pageUnavailableCopy.chat}
      </ActionLink>
    </Screen>
  );
}

/** The page has thrown. */
export function RenderError({ onRetry }: { onRetry: () => void }) {
  return (
    <Screen title={renderErrorCopy.title} titleLanguage="en" text={renderErrorCopy.text}>
      <ActionButton onClick={onRetry}>{renderErrorCopy.retry}</ActionButton>
      <ActionLink to="shell/home" look="secondary">
        {renderErrorCopy.back}
      </ActionLink>
    </Screen>
  );
}
