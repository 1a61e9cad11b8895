import {
  all,
  behaviour,
  excluded,
  figure,
  heading,
  included,
  outbound,
  page,
  price,
  setting,
  chat,
  tabs,
  text,
  under,
} from '../proofs.ts';

const journey = 'e2e/journeys/mf-plans/plans.spec.ts';
const unit = 'mf-plans/src/social-plans/social-plans.test.tsx';

export const socialPlans = page('/planes-sociales', [
  ['2:26, 2:109', 'Three tabs, Recomendado first shown', tabs('Básico', 'Recomendado*', 'Personalizado')],
  ['2:26', "'Otros planes disponibles'", heading('Otros planes disponibles')],
  [
    '2:26',
    'The plans that are not chosen are listed there',
    behaviour(unit, 'the plans that are not chosen are listed, and choosing one there moves the visitor to its tab'),
  ],
  ['2:26', 'Instagram and Facebook are covered', text(/instagram/, /facebook/)],
  [
    '2:26',
    'Every plan covers Instagram and Facebook',
    all(
      included(/básico/, /instagram/, /facebook/),
      included(/recomendado/, /instagram/, /facebook/),
      included(/personalizado/, /instagram/, /facebook/),
    ),
  ],
  ['2:26', 'Other networks cost more each month', text(/otras? redes/, price('mf-plans/extra-networks'))],
  ['2:176', 'The extra is added to the plan', text(/\+\s?/, price('mf-plans/extra-networks'))],
  ['2:176', 'TikTok costs extra', text(/tiktok/, figure('mf-plans/extra-networks'))],
  ['2:176', 'LinkedIn costs extra', text(/linkedin/, figure('mf-plans/extra-networks'))],
  ['2:176', 'YouTube costs extra', text(/youtube/, figure('mf-plans/extra-networks'))],
  ['2:26', 'Básico is paid on its page, in a new tab', outbound(/contratar/, setting('payments.socialBasic'))],
  [
    '2:26',
    'Recomendado is paid on its page, in a new tab',
    outbound(/contratar/, setting('payments.socialRecommended')),
  ],
  ['2:26', 'Personalizado opens the chat with a message', outbound(/chat/, chat(/plan personalizado/))],
  ['2:176', 'Básico: its price', under(/básico/, price('mf-plans/social-basic'))],
  [
    '2:176',
    'Básico: posts in the feed',
    included(/básico/, figure('mf-plans/social-basic-posts'), /publicaciones/, /feed/),
  ],
  ['2:176', 'Básico: stories', included(/básico/, figure('mf-plans/social-basic-stories'), /historias/)],
  ['2:176', 'Básico: basic video editing', included(/básico/, /edición/, /básica/, /video/)],
  ['2:176', 'Básico: revisions', included(/básico/, figure('mf-plans/social-basic-revisions'), /revisiones/)],
  ['2:176', 'Recomendado: its price', under(/recomendado/, price('mf-plans/social-recommended'))],
  [
    '2:176',
    'Recomendado: posts',
    included(/recomendado/, figure('mf-plans/social-recommended-posts'), /publicaciones/),
  ],
  [
    '2:176',
    'Recomendado: stories',
    included(/recomendado/, figure('mf-plans/social-recommended-stories'), /historias/),
  ],
  ['2:176', 'Recomendado: premium video editing', included(/recomendado/, /edición/, /premium/, /video/)],
  ['2:176', 'Recomendado: unlimited revisions', included(/recomendado/, /revisiones/, /ilimitad/)],
  ['2:176', 'Recomendado: priority support', included(/recomendado/, /soporte/, /prioritario|prioridad/)],
  ['2:176', 'Recomendado is also called Premium', text(/premium/, /plan recomendado|\(recomendado\)/)],
  [
    '3:71',
    'The card shows both names of the plan once',
    under(
      /recomendado/,
      /plan premium|premium \(|\(premium\)|recomendado \(premium|recomendado · premium|también.{0,12}premium/,
    ),
  ],
  ['2:176', 'Personalizado: its lowest price', under(/personalizado/, price('mf-plans/social-custom'))],
  ['2:176', 'Básico has no unlimited revisions', excluded(/básico/, /revisiones/, /ilimitad/)],
  ['2:176', 'Básico has no priority support', excluded(/básico/, /soporte/, /prioritario|prioridad/)],
  [
    '2:26',
    'Contract buttons open their payment in a new tab',
    behaviour(unit, 'the plan %s is contracted in a new tab'),
  ],
  [
    '2:26',
    'The plans are compared, chosen and paid',
    behaviour(journey, 'a visitor compares the three plans, goes back, and pays for one in a new tab'),
  ],
]);
