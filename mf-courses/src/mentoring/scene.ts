import type { FactReader } from '@mosaico/shared-types';
import type { SceneArt, SceneTile } from '@mosaico/shared-ui';

const topics = ['Tu oferta', 'Tus precios', 'Tus ventas', 'Tu equipo'];

/** The sessions of a month, each with its half hours and what may be talked about. */
export const scene = ({ number, text }: FactReader): SceneArt => {
  const sessions = number('mf-courses/mentoring-sessions');
  const halves = Math.round(number('mf-courses/mentoring-session-hours') * 2);
  const tiles: Record<string, SceneTile> = {
    month: {
      ground: 'c',
      label: `${text('mf-courses/mentoring-sessions')} sesiones`,
      note: 'uno a uno',
      figure: 'petal',
      paint: 'b',
      turn: 1,
    },
    h: { ground: 'e', figure: 'half', paint: 'a' },
  };
  const rows = Array.from({ length: sessions }, (_, index) => {
    tiles[`topic${index}`] = {
      ground: index % 2 === 0 ? 'a' : 'b',
      label: topics[index % topics.length] ?? '',
      note: `Sesión ${index + 1}`,
    };
    const cells = Array.from({ length: 3 }, () => `topic${index}`);
    return [...cells, ...Array.from({ length: halves }, () => 'h')].join(' ');
  });
  const across = (name: string, cells: number): string => Array.from({ length: cells }, () => name).join(' ');
  const month = across('month', 3 + halves);
  // On a phone every session as well, two in a row.
  const pairs = Array.from({ length: Math.ceil(sessions / 2) }, (_, index) =>
    [2 * index, 2 * index + 1].map((each) => across(each < sessions ? `topic${each}` : '.', 3)).join(' '),
  );
  return { tiles, wide: [month, month, ...rows], narrow: [across('month', 6), ...pairs] };
};
