import type { FactReader } from '@mosaico/shared-types';
import type { SceneArt, SceneTile } from '@mosaico/shared-ui';

/** The meetings of a month in each plan, counted out. */
export const scene = ({ number, text }: FactReader): SceneArt => {
  const standard = number('mf-crm/support-standard-meetings');
  const full = number('mf-crm/support-full-meetings');
  const columns = Math.max(standard, full) + 2;
  const tiles: Record<string, SceneTile> = {
    standard: { ground: 'e', label: 'Estándar', note: text('mf-crm/support-standard') },
    full: { ground: 'a', label: 'Full', note: text('mf-crm/support-full') },
    foot: { ground: 'b', label: 'Reuniones al mes', note: 'con quien conoce tu CRM' },
    r: { ground: 'd', figure: 'disc', paint: 'a' },
    f: { ground: 'd', figure: 'disc', paint: 'c' },
  };
  const row = (name: string, stamp: string, count: number): string =>
    [name, name, ...Array.from({ length: columns - 2 }, (_, index) => (index < count ? stamp : '.'))].join(' ');
  const all = (name: string): string => Array.from({ length: columns }, () => name).join(' ');
  const fullRow = row('full', 'f', full);
  const standardRow = row('standard', 'r', standard);
  return {
    tiles,
    wide: [standardRow, standardRow, fullRow, fullRow, all('foot')],
    narrow: [standardRow, fullRow, all('foot')],
  };
};
