import type { FactReader } from '@mosaico/shared-types';
import type { SceneArt, SceneTile } from '@mosaico/shared-ui';
import { next } from '../course-detail/content.ts';
import { deliveriesOf } from '../course-launches/content.ts';

/** Where each of the two services is on the page. */
const anchors = { maintenance: 'mantenimiento', relaunch: 'relanzamiento' };

export const content = ({ offer }: FactReader) => ({
  eyebrow: 'Mantenimiento y relanzamiento',
  title: 'Que tu curso se siga vendiendo',
  lead: 'Para cursos que ya se venden: los cuidamos cada mes y, cuando toca, volvemos a salir a vender con material nuevo.',
  prices: [
    { to: `#${anchors.maintenance}`, name: 'Mantenimiento', price: offer('mf-courses/maintenance').price },
    { to: `#${anchors.relaunch}`, name: 'Relanzamiento', price: offer('mf-courses/relaunch').price },
  ],
});

/** The words of `below.tsx`. */
export const contentBelow = (facts: FactReader) => ({
  services: {
    heading: 'Dos servicios que se contratan por separado',
    items: [
      {
        name: 'Mantenimiento',
        id: anchors.maintenance,
        price: facts.offer('mf-courses/maintenance').price,
        included: deliveriesOf(facts).maintenance,
        monthly: true,
        payment: 'Se paga cada mes, por adelantado.',
      },
      {
        name: 'Relanzamiento',
        id: anchors.relaunch,
        price: facts.offer('mf-courses/relaunch').price,
        included: deliveriesOf(facts).relaunch,
        monthly: false,
        payment: 'Se paga una vez, cuando lo necesites.',
      },
    ],
  },
  start: {
    heading: 'Primero revisamos lo que hay',
    items: [
      'Nuestro equipo ve contigo qué funciona, qué falla y dónde se van tus alumnos.',
      'Nos das acceso a tu plataforma y a tus pagos y correos.',
      'Para relanzar nos das también acceso a tus redes y cuentas de anuncios.',
    ],
  },
  excluded: [
    'La inversión en anuncios: la pagas directo a cada plataforma',
    'Lecciones nuevas o cambios en el contenido del curso',
    'Más automatizaciones que las del mes: se cotizan aparte',
  ],
  closing: {
    heading: '¿Tu curso vende menos que al abrir?',
    text: `Te decimos cuál de los dos te conviene. ${next(facts)}`,
  },
});

const months = ['E', 'F', 'M', 'A', 'M', 'J', 'J', 'A', 'S', 'O', 'N', 'D'];

/** A year of a course that goes on selling: looked after each month, launched again when its public is there. */
export const scene = (): SceneArt => {
  const tiles: Record<string, SceneTile> = {
    keep: { ground: 'e', label: 'Mantenimiento', note: 'mes a mes' },
    again: { ground: 'b', label: 'Relanzamiento', note: 'otra vez a la venta', figure: 'petal', paint: 'c', turn: 1 },
  };
  months.forEach((label, index) => {
    const isLaunch = index % 6 === 5;
    tiles[`m${index}`] = isLaunch
      ? { ground: 'b', label, figure: 'quarter', paint: 'c', turn: 1 }
      : { ground: 'a', label, figure: 'half', paint: 'e' };
  });
  const row = (from: number): string =>
    months
      .slice(from, from + 3)
      .flatMap((_, index) => [`m${from + index}`, `m${from + index}`])
      .join(' ');
  const line = (from: number): string =>
    months
      .slice(from, from + 6)
      .map((_, index) => `m${from + index}`)
      .join(' ');
  return {
    tiles,
    wide: [
      row(0),
      row(3),
      row(6),
      row(9),
      'keep keep keep keep keep keep',
      'again again again again again again',
      'again again again again again again',
    ],
    narrow: [line(0), line(6), 'again again again again again again'],
  };
};
