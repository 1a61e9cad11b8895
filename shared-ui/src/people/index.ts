// A module of its own: pages show it in a `static` section, whose code no page loads.
export * from './team.tsx';
