import { Link } from 'react-router-dom';
import { chatLink, useFooterLinks, useSite, useYear } from '@mosaico/shared-types';
import { ActionLink, Actions, Chat, Container, Logo, ReviewsWidget } from '@mosaico/shared-ui';
import { layoutCopy } from './content.ts';
import { Frieze } from './frieze.tsx';
import styles from './footer.module.css';

/** The end of every page: how to reach the agency, where else to go, and what clients say. */
export function Footer() {
  const { agency, chat } = useSite();
  const { footer } = layoutCopy;
  const groups = useFooterLinks().filter(({ links }) => links.length > 0);
  const year = useYear();
  return (
    <footer className={styles.band} data-tone="ink">
      <Container className={styles.grid}>
        <div className={styles.agency}>
          <Logo name={agency.name} />
          <p>{footer.promise}</p>
          <Actions>
            <ActionLink href={chatLink(chat)} look="secondary" icon={<Chat />}>
              {footer.contact}
            </ActionLink>
            <ActionLink href={agency.socialProfile} look="text">
              {footer.social}
            </ActionLink>
          </Actions>
        </div>
        <div className={styles.groups}>
          {groups.map(({ group, links }) => (
            <nav className={styles.group} key={group} aria-label={group}>
              <h2>{group}</h2>
              <ul role="list">
                {links.map(({ path, label }) => (
                  <li key={path}>
                    <Link to={path}>{label}</Link>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </div>
        <div className={styles.below}>
          <ReviewsWidget />
          <p>
            © {year} {agency.legalName}. {footer.rights}
          </p>
        </div>
      </Container>
      <Frieze />
    </footer>
  );
}
