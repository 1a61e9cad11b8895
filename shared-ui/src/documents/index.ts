// A module of its own: only the remote with the policies has it in its pages.
export * from './document.tsx';
export * from './fact-tiles.tsx';
