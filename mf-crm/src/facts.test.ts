/** @jest-environment node */
import { figure } from '@mosaico/shared-ui/testing';

// The specification's figures, as pages write them. Who changes one of them in facts.ts changes its line here; every other test
// asks for it by its name.
test.each([
  ['mf-crm/crm-premium', '$97'],
  ['mf-crm/crm-premium-before', '$497'],
  ['mf-crm/crm-implementation', '$1,500'],
  ['mf-crm/crm-custom', '$1,500'],
  ['mf-crm/chat-integration', '$49'],
  ['mf-crm/crm-workdays', '15 a 20'],
  ['mf-crm/crm-meetings', '3'],
  ['mf-crm/crm-kickoff-meetings', '1'],
  ['mf-crm/crm-kickoff-hours', '1'],
  ['mf-crm/crm-delivery-meetings', '1'],
  ['mf-crm/crm-delivery-hours', '1'],
  ['mf-crm/crm-training-meetings', '1'],
  ['mf-crm/crm-training-hours', '1'],
  ['mf-crm/crm-trainings', '2'],
  ['mf-crm/crm-scheduling-days', '30'],
  ['mf-crm/crm-support-days', '15'],
  ['mf-crm/trial-days', '7'],
  ['mf-crm/platform-support', '24/7'],

  ['mf-crm/support-standard', '$500'],
  ['mf-crm/support-standard-meetings', '2'],
  ['mf-crm/support-standard-reports', '1'],
  ['mf-crm/support-full', '$750'],
  ['mf-crm/support-full-meetings', '4'],
  ['mf-crm/support-full-trainings', '3'],
  ['mf-crm/support-full-reports', '2'],
  ['mf-crm/support-custom', '$1,000'],
  ['mf-crm/support-custom-founder-meetings', '2'],
  ['mf-crm/extra-meeting-hours', '1'],
  ['mf-crm/extra-meeting-team', '$150'],
  ['mf-crm/extra-meeting-founder', '$250'],

  ['mf-crm/advisory-team', '$100'],
  ['mf-crm/advisory-team-session', '1 a 2'],
  ['mf-crm/advisory-ceo', '$250'],
  ['mf-crm/assistant-hours', '8'],

  ['mf-crm/app-support-hours', '9:00 a 18:00'],
  ['mf-crm/app-response-hours', '4 a 12'],
  ['mf-crm/app-critical-hours', '4'],
] as const)('%s is %s', (name, text) => {
  expect(figure(name)).toBe(text);
});

test.each([
  ['mf-crm/crm', 'mf-crm/crm-premium'],
  ['mf-crm/support', 'mf-crm/support-standard'],
] as const)('%s begins at %s', (from, lowest) => {
  expect(figure(from)).toBe(figure(lowest));
});

test.each([
  ['mf-crm/platform-chat', 'de la plataforma, 24/7'],
  ['mf-crm/tour-follows', 'Te llega un correo de confirmación'],
] as const)('%s says "%s"', (name, text) => {
  expect(figure(name)).toContain(text);
});
