// For remotes that still import the package of React Router 7. React Router 8 has none of this name.
export * from './react-router.ts';
