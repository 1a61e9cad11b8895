import type { ComponentType } from 'react';
import { render, screen } from '@testing-library/react';
import { continued } from '@mosaico/shared-types';
import { figure, inShell, loadSections } from '@mosaico/shared-ui/testing';
import MaintenanceRelaunch from './maintenance-relaunch/maintenance-relaunch.tsx';
import PlatformCreation from './platform-creation/platform-creation.tsx';
import StrategicLaunch from './strategic-launch/strategic-launch.tsx';
import CourseLaunches from './course-launches/course-launches.tsx';
import FreeConsultation from './free-consultation/free-consultation.tsx';
import Mentoring from './mentoring/mentoring.tsx';

const single = figure('mf-legal/cancel-single');
const monthly = figure('mf-legal/cancel-monthly');
const minutes = figure('mf-courses/consultation-minutes');
const contact = figure('mf-legal/contact-hours');
const next = `Conversamos ${minutes} minutos, gratis. Si te conviene, recibes la propuesta con alcance, precio y fecha.`;

// What a buyer asks before deciding. Of each page: what it brings, when, what it needs of the client, what stopping costs, who
// does it, and what comes next.
const pages: readonly [string, ComponentType, readonly (string | RegExp)[]][] = [
  [
    '/lanzamientos-cursos',
    CourseLaunches,
    [
      /^Lo que dice el servicio que elijas, pieza por pieza\./,
      /^La plataforma, en la fecha de tu propuesta/,
      /^Tus clases grabadas y su material\./,
      `Plataforma, lanzamiento y relanzamiento: ${continued(single)} Mantenimiento: ${continued(monthly)}`,
      /^Nuestro equipo: plataforma, guiones/,
      `Recibes una propuesta con alcance, precio y fecha. En las ${contact} horas`,
    ],
  ],
  [
    '/creacion-plataforma-cursos',
    PlatformCreation,
    [
      /^Plataforma de cursos con tu marca y tu dominio$/,
      /^La fecha depende de tus lecciones/,
      /^Tus clases grabadas, el material/,
      single,
      /^Nuestro equipo la diseña, la carga y la prueba\./,
      next,
    ],
  ],
  [
    '/lanzamiento-estrategico-curso',
    StrategicLaunch,
    [
      /^Calendario del lanzamiento, día por día$/,
      /^El día que fijamos en la primera reunión\./,
      /^Tu curso listo para vender/,
      single,
      /^Nuestro equipo escribe los guiones/,
      next,
    ],
  ],
  [
    '/mantenimiento-relanzamiento',
    MaintenanceRelaunch,
    [
      /^Revisión de pagos, accesos y correos/,
      `El mantenimiento, con tus accesos: te contactamos en las ${contact} horas`,
      /^Acceso a tu plataforma y a tus pagos y correos\./,
      `Mantenimiento: ${continued(monthly)} Relanzamiento: ${continued(single)}`,
      /^Nuestro equipo: revisa pagos/,
      next,
    ],
  ],
  [
    '/solicitud-cita',
    FreeConsultation,
    [
      /^Una videollamada gratis, uno a uno, sin compromiso\./,
      `Te respondemos en ${figure('mf-legal/appointment-confirmation-hours')} horas`,
      /^Ten a mano el tema de tu curso/,
      figure('mf-legal/cancel-appointment'),
      /^con alguien del equipo que lanza cursos$/,
      /^El enlace de la videollamada llega a tu correo\.$/,
    ],
  ],
  [
    '/mentoria-privada-con-direccion',
    Mentoring,
    [
      `${figure('mf-courses/mentoring-sessions')} sesiones en vivo de ${figure('mf-courses/mentoring-session-hours')} horas`,
      `dentro de ${figure('mf-courses/mentoring-months')} mes.`,
      /^Lo escribes en el grupo privado, con tus datos\.$/,
      single,
      /^Perfil de muestra: /,
      /^Al pagar recibes el enlace para agendar la primera sesión\.$/,
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
