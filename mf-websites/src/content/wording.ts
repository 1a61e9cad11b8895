import { formatAmount } from 'shared-types';
import type { Amount } from 'shared-types';

/** `$39 USD`. */
export const usd = (amount: Amount) => `${formatAmount(amount.usd)} USD`;

/** `20 a 30`. */
export const range = ({ from, to }: { from: number; to: number }) => `${from} a ${to}`;
