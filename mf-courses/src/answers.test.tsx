import type { ComponentType } from 'react';
import { render, screen } from '@testing-library/react';
import { withRefund } from '@mosaico/shared-types';
import { facts, figure, inShell, loadSections } from '@mosaico/shared-ui/testing';
import MaintenanceRelaunch from './maintenance-relaunch/maintenance-relaunch.tsx';
import PlatformCreation from './platform-creation/platform-creation.tsx';
import StrategicLaunch from './strategic-launch/strategic-launch.tsx';
import CourseLaunches from './course-launches/course-launches.tsx';
import FreeConsultation from './free-consultation/free-consultation.tsx';
import Mentoring from './mentoring/mentoring.tsx';

// Where nothing is paid, what stopping costs is one link away (decision 027).
const terms = 'Términos y condiciones';
const refund = withRefund(
  facts.text('mf-legal/refund-in-time'),
  facts.number('mf-legal/single-refund'),
  facts.amount('mf-courses/mentoring'),
).replaceAll('\u00A0', ' ');
const minutes = figure('mf-courses/consultation-minutes');
const next = `Conversamos ${minutes} minutos, gratis y sin compromiso: qué te falta y cuánto cuesta.`;

// What a buyer asks before deciding. Of each page: what it brings, when, what it needs of the client, what stopping costs, who
// does it, and what comes next.
const pages: readonly [string, ComponentType, readonly (string | RegExp)[]][] = [
  [
    '/lanzamientos-cursos',
    CourseLaunches,
    [
      /^Cada servicio se contrata por separado\./,
      /^El precio final y la fecha dependen de cuántas lecciones/,
      /^Nos das tus clases grabadas y editadas, y su material\./,
      terms,
      /^Creamos tu plataforma, preparamos el lanzamiento/,
      /^Nos cuentas qué enseñas y a quién/,
    ],
  ],
  [
    '/creacion-plataforma-cursos',
    PlatformCreation,
    [
      /^Definimos contigo qué lleva antes de que pagues: de eso depende el precio\.$/,
      /^La fecha depende de tus lecciones/,
      /^Nos das tus clases grabadas, el material/,
      terms,
      /La creamos nosotros/,
      next,
    ],
  ],
  [
    '/lanzamiento-estrategico-curso',
    StrategicLaunch,
    [
      `${figure('mf-courses/launch-videos')} videos promocionales`,
      /^El día que abres lo fijamos contigo/,
      /^Tu curso listo para vender/,
      terms,
      /^Hacemos los videos y las piezas/,
      next,
    ],
  ],
  [
    '/mantenimiento-relanzamiento',
    MaintenanceRelaunch,
    [
      `Hasta ${figure('mf-courses/maintenance-changes')} cambios al mes en tus correos y otras automatizaciones`,
      'mes a mes',
      /^Nos das acceso a tu plataforma y a tus pagos y correos\./,
      terms,
      /^Nuestro equipo ve contigo/,
      next,
    ],
  ],
  [
    '/solicitud-cita',
    FreeConsultation,
    [
      /^Una videollamada gratis, uno a uno, sin compromiso\./,
      'Confirmamos tu horario o te pedimos que elijas otro.',
      'El tema de tu curso',
      figure('mf-legal/cancel-appointment'),
      /con alguien del equipo que lanza cursos\.$/,
      /^Te escribimos$/,
    ],
  ],
  [
    '/mentoria-privada-con-direccion',
    Mentoring,
    [
      `${figure('mf-courses/mentoring-sessions')} sesiones en vivo de ${figure('mf-courses/mentoring-session-hours')} horas`,
      `dentro de ${figure('mf-courses/mentoring-months')} mes.`,
      /^Lo escribes en el grupo privado, con tus datos\.$/,
      refund,
      /^Perfil de muestra: /,
      /^Después de pagar agendas tu primera sesión\.$/,
    ],
  ],
];

describe.each(pages)('%s answers what is asked before deciding', (address, Page, answers) => {
  beforeAll(() => loadSections(<Page />));
  const asked = ['what I get', 'when', 'what you need of me', 'what if I stop', 'who does it', 'what next'];
  test.each(asked.map((question, index) => [question, answers[index]] as const))('%s', (_question, answer) => {
    render(inShell(<Page />, { address }));
    expect(screen.getAllByText(answer ?? '', { exact: false })[0]).toBeVisible();
  });
});
