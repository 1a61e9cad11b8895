import type { Declared, Facts } from '@mosaico/shared-types';

/** Every figure that this workspace states. Its pages, and everybody else's, ask for them by name. */
const facts = {
  // Counts are at most; maintenance counts by month.
  platform: { value: 3500, unit: 'USD', from: true, covers: 'según lo que lleve tu plataforma' },
  launch: { value: 5000, unit: 'USD' },
  'launch-videos': { value: 3, unit: 'times' },
  'launch-pieces': { value: 6, unit: 'times' },
  'launch-meetings': { value: 2, unit: 'times' },
  maintenance: { value: 1200, unit: 'USD/month' },
  'maintenance-changes': { value: 2, unit: 'times' },
  'maintenance-meetings': { value: 1, unit: 'times' },
  relaunch: { value: 4000, unit: 'USD', from: true, covers: 'según lo que ya tengas' },
  'relaunch-videos': { value: 1, unit: 'times' },
  'relaunch-pieces': { value: 4, unit: 'times' },
  'relaunch-meetings': { value: 2, unit: 'times' },
  courses: {
    lowest: ['mf-courses/platform', 'mf-courses/launch', 'mf-courses/relaunch'],
    covers: 'la creación de la plataforma',
  },
  'consultation-minutes': { value: 30, unit: 'minutes' },

  mentoring: { value: 2000, unit: 'USD' },
  'mentoring-sessions': { value: 4, unit: 'times' },
  'mentoring-session-hours': { value: 1.5, unit: 'hours' },
  /** The same, as it is said in a title. */
  'mentoring-session-in-words': { value: 'Una hora y media', unit: 'text' },
  'mentoring-months': { value: 1, unit: 'months' },
  'mentoring-extra': { value: 350, unit: 'USD' },
  'mentoring-extra-before': { value: 500, unit: 'USD' },
} as const satisfies Facts;
export default facts;

declare module '@mosaico/shared-types' {
  interface DeclaredFacts extends Declared<'mf-courses', typeof facts> {}
}
