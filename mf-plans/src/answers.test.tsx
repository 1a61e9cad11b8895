import { render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { figure, inShell, loadSections } from '@mosaico/shared-ui/testing';
import AdsService from './ads-service/ads-service.tsx';
import BudgetRecommendation from './budget-recommendation/budget-recommendation.tsx';
import MaintenancePlans from './maintenance-plans/maintenance-plans.tsx';
import ReferralCatalogue from './referral-catalogue/referral-catalogue.tsx';
import SocialPlans from './social-plans/social-plans.tsx';

const pages = {
  '/planes-sociales': <SocialPlans />,
  '/planes-mantenimiento': <MaintenancePlans />,
  '/meta-ads-marketing': <AdsService />,
  '/catalogo-norte': <ReferralCatalogue subject="norte" />,
  '/descalificar-lead': <BudgetRecommendation />,
};

const billing = figure('mf-legal/monthly-billing');
const monthly = figure('mf-legal/cancel-monthly');
// Where nothing is paid, what stopping costs is one link away (decision 027).
const terms = 'Términos y condiciones';
const hours = figure('mf-legal/contact-hours');
const contact = figure('mf-legal/contact-after-purchase');

// What a visitor asks of a page that sells, and the words that answer: in the open, not behind a question that is closed at first.
const answers: [page: keyof typeof pages, question: string, answer: string | RegExp][] = [
  ['/planes-sociales', 'what do I get', `${figure('mf-plans/social-recommended-posts')} publicaciones en el feed`],
  ['/planes-sociales', 'when', /acordamos contigo cuándo sale tu primera pieza/],
  ['/planes-sociales', 'what do you need from me', /te pediremos accesos, logo, fotos y los videos por editar/],
  ['/planes-sociales', 'what if I stop', monthly],
  ['/planes-sociales', 'who does it', /la hace nuestro equipo de redes, diseño y edición de video/],
  ['/planes-sociales', 'what is charged when', billing],
  ['/planes-sociales', 'what next', `En menos de ${hours} horas te pediremos`],

  ['/planes-mantenimiento', 'what do I get', /^Desde el plan Servidor$/],
  ['/planes-mantenimiento', 'when', /^En la fecha que acordamos contigo, ya con los accesos\.$/],
  ['/planes-mantenimiento', 'what do you need from me', /Te pediremos acceso a tu dominio, tu hosting y tu sitio/],
  ['/planes-mantenimiento', 'what if I stop', monthly],
  ['/planes-mantenimiento', 'who does it', /^Nuestro equipo cuida tu sitio y te atiende por el canal de tu plan/],
  ['/planes-mantenimiento', 'what is charged when', billing],
  ['/planes-mantenimiento', 'what next', `Te escribimos en ${hours} horas.`],

  [
    '/meta-ads-marketing',
    'what do I get',
    `Hasta ${figure('mf-plans/ads-videos')} videos y ${figure('mf-plans/ads-graphics')} piezas gráficas nuevas.`,
  ],
  ['/meta-ads-marketing', 'when', /antes no se publica nada/],
  ['/meta-ads-marketing', 'when on air', /el día en que salen al aire/],
  ['/meta-ads-marketing', 'what do you need from me', /nos das acceso a tus cuentas de anuncios y a tu página/],
  ['/meta-ads-marketing', 'what if I stop', terms],
  ['/meta-ads-marketing', 'who does it', /La lleva un especialista en anuncios de nuestro equipo/],
  ['/meta-ads-marketing', 'what next', `En ${hours} horas te escribimos para la primera reunión.`],

  ['/catalogo-norte', 'what do I get', `Hasta ${figure('mf-plans/ads-videos')} videos`],
  ['/catalogo-norte', 'when', `en ${figure('mf-websites/workdays')} días hábiles`],
  ['/catalogo-norte', 'what do you need from me', /Dinos qué vendes, qué has probado y cuánto puedes invertir/],
  ['/catalogo-norte', 'what if I stop', terms],
  ['/catalogo-norte', 'who does it', /Te decimos qué va primero/],
  ['/catalogo-norte', 'what next', contact],

  [
    '/descalificar-lead',
    'what do I get',
    `${figure('mf-plans/social-basic-posts')} publicaciones y ${figure('mf-plans/social-basic-stories')} historias cada mes`,
  ],
  [
    '/descalificar-lead',
    'when',
    `La landing page se entrega en ${figure('mf-websites/landing-workdays')} días hábiles`,
  ],
  ['/descalificar-lead', 'what do you need from me', /accesos, logo, fotos o textos/],
  ['/descalificar-lead', 'what if I stop', terms],
  ['/descalificar-lead', 'who does it', /Todo lo hace nuestro equipo/],
  ['/descalificar-lead', 'what next', /Te contestamos con un primer paso concreto/],
];

beforeAll(() => loadSections(Object.values(pages).map((page, index) => <Suspense key={index}>{page}</Suspense>)));

test.each(answers)('%s answers: %s', (page, _question, answer) => {
  render(inShell(pages[page], { address: page }));
  const shown = screen.getAllByText(answer, { exact: false });
  expect(shown.some((element) => !element.closest('details, [hidden]'))).toBe(true);
});
