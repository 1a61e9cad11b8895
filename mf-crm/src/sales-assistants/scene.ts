import type { FactReader } from '@mosaico/shared-types';
import type { SceneArt, SceneTile } from '@mosaico/shared-ui';

const opens = 9;
const said = ['¿Tienen cupo?', 'Sí, el martes', '¿Qué incluye?', 'Te lo mando', '¿Puedo pagar?', 'Aquí está'];

/** A working day: each hour a message, theirs and yours in turn. */
export const scene = ({ number, text }: FactReader): SceneArt => {
  const hours = number('mf-crm/assistant-hours');
  const tiles: Record<string, SceneTile> = {
    day: { ground: 'b', label: `${text('mf-crm/assistant-hours')} horas`, note: 'atendidas cada día' },
  };
  const rows = Array.from({ length: hours }, (_, index) => {
    const theirs = index % 2 === 0;
    const note = `${opens + index}:00`;
    tiles[`hour${index}`] = { ground: 'c', note };
    tiles[`said${index}`] = { ground: theirs ? 'd' : 'a', label: said[index % said.length] ?? '' };
    const message = `said${index} said${index} said${index}`;
    return theirs ? `hour${index} ${message} .` : `hour${index} . ${message}`;
  });
  return {
    tiles,
    wide: [...rows.slice(0, 6), 'day day day day day'],
    narrow: [...rows.slice(0, 2), 'day day day day day'],
  };
};
