import type { ReactNode } from 'react';
import type { CaseTopic } from '@mosaico/shared-types';

// Head and shoulders of 150 × 130, in the colours of whose they are, as they look on those sites.

const eyes: ReactNode = (
  <path d="M65 59h.1M85 59h.1" fill="none" stroke="#2b1a14" strokeWidth="5" strokeLinecap="round" />
);

/** Somebody of the agency. */
export const agency: ReactNode = (
  <>
    <rect width="150" height="130" rx="8" className="a" />
    <path fill="#2b1a14" d="M40 86q-6-64 35-64t35 64zM62 20a13 13 0 1 1 26 0z" />
    <path d="M24 130q2-44 51-44t51 44z" className="b" />
    <circle cx="75" cy="60" r="26" fill="#c98a60" />
    <path fill="#2b1a14" d="M48 56q2-26 27-26t27 26q-26-2-34-14q-6 12-20 14z" />
    {eyes}
    <path d="M65 70q10 9 20 0" fill="none" stroke="#2b1a14" strokeWidth="2.5" />
  </>
);

const captain: ReactNode = (
  <>
    <rect width="150" height="130" rx="8" fill="#5fa8a0" />
    <path fill="#1b3053" d="M24 130q2-46 51-46t51 46z" />
    <circle cx="75" cy="58" r="26" fill="#d79a6e" />
    <path fill="#f2b84b" d="M46 48a29 27 0 0 1 58 0h9v8H37v-8z" />
    {eyes}
    <path d="M65 69q10 8 20 0" fill="none" stroke="#11203a" strokeWidth="2.5" />
  </>
);

const dentist: ReactNode = (
  <>
    <rect width="150" height="130" rx="8" fill="#ffd06b" />
    <path fill="#2b1a14" d="M41 106q-3-80 34-80t34 80z" />
    <path fill="#fff" d="M22 130q4-38 53-38t53 38z" />
    <circle cx="75" cy="60" r="28" fill="#a86b45" />
    {eyes}
    <path d="M65 71q10 8 20 0" fill="none" stroke="#2b1a14" strokeWidth="2.5" />
    <path fill="#2b1a14" d="M47 56q2-28 28-28t28 28q-14-14-28-14t-28 14z" />
  </>
);

const potter: ReactNode = (
  <>
    <rect width="150" height="130" rx="8" fill="#f0c9a8" />
    <path fill="#3a2118" d="M84 26a15 15 0 1 1 18 18z" />
    <path fill="#1f6f7d" d="M24 130q2-44 51-44t51 44z" />
    <path fill="#b4462b" d="M50 130V98h8v8h34v-8h8v32z" />
    <circle cx="75" cy="58" r="26" fill="#b97a52" />
    <path fill="#3a2118" d="M48 58q0-30 27-30t27 30q-4-16-22-20q-10 14-32 20z" />
    {eyes}
    <path d="M65 68q10 9 20 0" fill="none" stroke="#3a2118" strokeWidth="2.5" />
  </>
);

const clients: Partial<Record<CaseTopic, ReactNode>> = {
  'corporate-sites': captain,
  'premium-sites': dentist,
  stores: potter,
};

/** Who is met of the client whose site proves a topic. */
export const clientOf = (topic: CaseTopic): ReactNode => clients[topic] ?? potter;
