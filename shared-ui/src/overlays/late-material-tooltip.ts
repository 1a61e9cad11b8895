// See `late-material-tabs.ts`.
export const loadTooltip = () => import('./material-tooltip.tsx');
