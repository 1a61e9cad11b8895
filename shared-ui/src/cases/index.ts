// Apart from the rest: what pages show by a section that never wakes, no page carries as a script.
export * from './case-card.tsx';
export * from './case-parts.tsx';
export * from './case-study.tsx';
export * from './site-frame.tsx';
export * from './use-cases.ts';
