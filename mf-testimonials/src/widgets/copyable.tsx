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
    <div>
      <h3>{says.heading}</h3>
      <p>{says.text}</p>
      <CodePanel code={code} />
      <CopyButton text={code} label={says.copy} done={`${says.name} ${copies.done}`} refused={copies.refused} />
    </div>
  );
}

/** Code, whole: no line of it is cut or has to be pushed. */
export function CodePanel({ code }: { code: string }) {
  return (
    <div className={styles.panel} data-tone="ink">
      <pre>
        <code>{code}</code>
      </pre>
    </div>
  );
}
