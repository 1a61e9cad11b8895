// What comes when a visitor reaches for a control. Each is a part of its own; what they share of Material UI comes with the
// first, from the shell: see "Sharing" in ARCHITECTURE.md.
export const loadTabs = () => import('./tabs.tsx');
export const loadTooltip = () => import('./tooltip.tsx');
