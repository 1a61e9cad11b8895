import { telephoneLink, useSite } from '@mosaico/shared-types';
import { layoutCopy } from './content.ts';
import styles from './footer.module.css';

/** Where the agency is and how it is reached, as far as the site configuration says. Not at the footer's end, which nobody can scroll out from under a toast. */
export function FooterContact() {
  const { address, telephone, email, supportEmail, hours, founded } = useSite().agency;
  const mail = email ?? supportEmail;
  return (
    <address className={styles.contact}>
      {address === undefined ? null : <span>{address}</span>}
      {telephone === undefined ? null : <a href={telephoneLink(telephone)}>{telephone}</a>}
      <a href={`mailto:${mail}`}>{mail}</a>
      {hours === undefined ? null : <span>{hours}</span>}
      {founded === undefined ? null : (
        <span>
          {layoutCopy.footer.founded} {founded}
        </span>
      )}
    </address>
  );
}
