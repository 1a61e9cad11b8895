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
      <pre className={styles.code} data-tone="ink">
        <code>{code}</code>
      </pre>
      <CopyButton text={code} label={says.copy} done={`${says.name} ${copies.done}`} refused={copies.refused} />
    </div>
  );
}
