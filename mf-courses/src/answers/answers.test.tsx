import type { ComponentType } from 'react';
import { render, screen } from '@testing-library/react';
import { inShell, loadSections } from '@mosaico/shared-ui/testing';
import MaintenanceRelaunch from '../course-detail/maintenance-relaunch/maintenance-relaunch.tsx';
import PlatformCreation from '../course-detail/platform-creation/platform-creation.tsx';
import StrategicLaunch from '../course-detail/strategic-launch/strategic-launch.tsx';
import CourseLaunches from '../course-launches/course-launches.tsx';
import FreeConsultation from '../free-consultation/free-consultation.tsx';
import Mentoring from '../mentoring/mentoring.tsx';

const single = /dentro de las 24 horas siguientes al pago, con una penalidad del 25\s%\. Después no hay devolución\./;
const both = /penalidad del 40\s% .+penalidad del 25\s%|penalidad del 25\s%.+penalidad del 40\s%/;
const next = /^Conversamos 30 minutos, gratis\. Si te conviene, recibes la propuesta con alcance, precio y fecha\./;

// What a buyer asks before deciding. Of each page: what it brings, when, what it needs of the client, what stopping costs, who
// does it, and what comes next.
const pages: readonly [string, ComponentType, readonly RegExp[]][] = [
  [
    '/lanzamientos-cursos',
    CourseLaunches,
    [
      /^Lo que dice el servicio que elijas, pieza por pieza\./,
      /^La plataforma, en la fecha de tu propuesta/,
      /^Tus clases grabadas y su material\./,
      both,
      /^Nuestro equipo: plataforma, guiones/,
      /^Recibes una propuesta con alcance, precio y fecha\. En las 24 horas/,
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
      /^El mantenimiento, con tus accesos: te contactamos en las 24 horas/,
      /^Acceso a tu plataforma y a tus pagos y correos\./,
      both,
      /^Nuestro equipo: revisa pagos/,
      next,
    ],
  ],
  [
    '/solicitud-cita',
    FreeConsultation,
    [
      /^Una videollamada gratis, uno a uno, sin compromiso\./,
      /^Te confirmamos en 24 horas$/,
      /^Ten a mano el tema de tu curso/,
      /al menos 12 horas de anticipación/,
      /^con alguien del equipo que lanza cursos$/,
      /^El enlace de la videollamada llega a tu correo\.$/,
    ],
  ],
  [
    '/mentoria-privada-con-direccion',
    Mentoring,
    [
      /^4 sesiones en vivo de 1\.5 horas$/,
      /dentro de 1 mes\./,
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
    expect(screen.getAllByText(answer ?? '')[0]).toBeVisible();
  });
});
