import { Link } from 'react-router';
import { chatLink, useFooterLinks, useSite } from '@mosaico/shared-types';
import { ActionLink, Actions, Chat, Logo } from '@mosaico/shared-ui';
import { FooterContact } from './footer-contact.tsx';
import { layoutCopy } from './content.ts';
import styles from './footer.module.css';

/** Who the agency is and how to reach it, and where else to go. */
export default function FooterWords() {
  const { agency, chat } = useSite();
  const { footer } = layoutCopy;
  const groups = useFooterLinks().filter(({ links }) => links.length > 0);
  return (
    <>
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
      <FooterContact />
      <div className={styles.groups}>
        {groups.map(({ group, links }) => (
          <nav className={styles.group} key={group} aria-label={group}>
            <h2>{group}</h2>
            <ul role="list">
              {links.map(({ path, label }) => (
                <li key={path}>
                  <Link discover="none" to={path}>
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
    </>
  );
}
