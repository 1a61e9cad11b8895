import type { FactReader } from '@mosaico/shared-types';
import type { SceneArt, SceneTile } from '@mosaico/shared-ui';

/** The meetings of a month in each plan, counted out. */
export const scene = ({ number, text }: FactReader): SceneArt => {
  const standard = number('mf-crm/support-standard-meetings');
  const full = number('mf-crm/support-full-meetings');
  const tiles: Record<string, SceneTile> = {
    standard: { ground: 'e', label: 'Estándar', note: text('mf-crm/support-standard') },
    full: { ground: 'a', label: 'Full', note: text('mf-crm/support-full') },
    foot: { ground: 'b', label: 'Reuniones al mes', note: 'con quien conoce tu CRM' },
    r: { ground: 'd', figure: 'disc', paint: 'a' },
    f: { ground: 'd', figure: 'disc', paint: 'c' },
  };
  const cells = (cell: (index: number) => string): string =>
    Array.from({ length: Math.max(standard, full) }, (_, index) => cell(index)).join(' ');
  const counted = (stamp: string, count: number): string => cells((index) => (index < count ? stamp : '.'));
  const across = (name: string): string => cells(() => name);
  return {
    tiles,
    wide: [across('standard'), counted('r', standard), across('full'), counted('f', full), across('foot')],
    narrow: [
      `standard standard ${counted('r', standard)}`,
      `full full ${counted('f', full)}`,
      `foot foot ${across('foot')}`,
    ],
  };
};
