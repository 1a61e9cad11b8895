import type { ReactNode } from 'react';
import { useContent } from '@mosaico/shared-types';
import { ActionLink } from '@mosaico/shared-ui';
import { Drawing } from '../site-sketch/drawing.tsx';
import { copyBelow, refunded } from './content.ts';
import styles from './paid.module.css';

const days = 10;

/** How each rule is drawn: paid until the middle of the work; what comes back of a payment, in hundredths. */
const payments: readonly ((refund: number) => ReactNode)[] = [
  () => (
    <Drawing viewBox="0 0 236 22" aria-hidden="true">
      {Array.from({ length: days }, (_, day) => (
        <path key={day} d={`M${day * 24} 0h20v14a8 8 0 0 1 -8 8h-12z`} className={day < days / 2 ? 'a' : 'sheet'} />
      ))}
    </Drawing>
  ),
  (refund) => (
    <Drawing viewBox="0 0 236 22" aria-hidden="true">
      <path d="M0 0h236v14a8 8 0 0 1 -8 8H0z" className="sheet" />
      <path d={`M0 0h${(236 * refund) / 100}v22H0z`} className="b" />
    </Drawing>
  ),
];

/** How a site is paid and called off, each rule drawn. `wide`: in a row, without a ground. */
export function Paid({ rules, wide }: { rules: readonly string[]; wide?: boolean }) {
  const { terms } = copyBelow;
  const refund = useContent(refunded);
  return (
    <section className={styles.paid} aria-label={copyBelow.paid} data-wide={wide ? '' : undefined}>
      <h3>{copyBelow.paid}</h3>
      {rules.map((rule, nth) => (
        <div key={rule}>
          {payments[nth]?.(refund)}
          <p>{rule}</p>
        </div>
      ))}
      <ActionLink to={terms.to} look="text">
        {terms.label}
      </ActionLink>
    </section>
  );
}
