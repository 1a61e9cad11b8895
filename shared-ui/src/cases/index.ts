// A module of its own: pages show it in a `static` section, whose code no page loads.
export * from './case-art.tsx';
export * from './case-article.tsx';
export * from './case-link.tsx';
export * from './case-parts.tsx';
export * from './case-meanwhile.tsx';
export * from './case-tiles.tsx';
export * from './site-frame.tsx';
export * from './use-cases.ts';
