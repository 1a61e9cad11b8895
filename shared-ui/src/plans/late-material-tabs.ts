// A module of its own for each control: a remote that has no tabs must not ask the shell for Material UI's.
export const loadTabs = () => import('./material-tabs.tsx');
