import { CopyButton } from '@mosaico/shared-ui';
import { copies } from './content.ts';
import styles from './copyable.module.css';

/** Props of {@link Copyable}. */
export interface CopyableProps {
  /** What is copied, and shown. */
  code: string;
  says: { name: string; heading: string; text: string; copy: string };
}

/** A piece of code with a button that copies it. */
export function Copyable({ code, says }: CopyableProps) {
  return (
    <div className={styles.block}>
      <h3>{says.heading}</h3>
      <p>{says.text}</p>
      <CodePanel code={code} name={says.heading} />
      <CopyButton text={code} label={says.copy} done={`${says.name} ${copies.done}`} refused={copies.refused} />
    </div>
  );
}

/** Code in a panel that scrolls, by keys too. */
export function CodePanel({ code, name }: { code: string; name: string }) {
  return (
    <div className={styles.panel} data-tone="ink">
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls: by keyboard, too */}
      <div className={styles.code} role="region" aria-label={name} tabIndex={0}>
        <pre>
          <code>{code}</code>
        </pre>
      </div>
    </div>
  );
}
