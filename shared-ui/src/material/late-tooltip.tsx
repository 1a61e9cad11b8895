// See `late-tabs.tsx`.
export const loadTooltip = () => import('./tooltip.tsx');
