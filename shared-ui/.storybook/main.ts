import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { StorybookConfig } from '@storybook/react-webpack5';
import type { SiteConfiguration } from '@mosaico/shared-types/schemas';
import { load } from '../../platform/bundle.mjs';
import type * as Workshop from '../../platform/src/build/workshop.ts';

const root = join(import.meta.dirname, '..', '..');
const demonstration = join(root, 'environments', 'demo', 'site.json');

const configuration: StorybookConfig = {
  framework: '@storybook/react-webpack5',
  stories: ['../src/**/*.stories.tsx'],
  // Pictures of cases and people, and the services that the demonstration embeds.
  staticDirs: [
    join(root, 'mf-testimonials', 'public'),
    { from: join(root, 'environments', 'demo', 'public', 'demo'), to: '/demo' },
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: { sidebarOnboardingChecklist: false },
  typescript: { check: false, reactDocgen: false },
  webpackFinal: async (config) => {
    const { workshopBuild } = (await load('workshop')) as typeof Workshop;
    const {
      resolve,
      module,
      plugins = [],
    } = await workshopBuild(root, JSON.parse(readFileSync(demonstration, 'utf8')) as SiteConfiguration);
    return {
      ...config,
      resolve: {
        ...config.resolve,
        ...resolve,
        alias: { ...(config.resolve?.alias as Record<string, string>), ...resolve.alias },
      },
      module: {
        ...config.module,
        rules: [...(config.module?.rules ?? []).filter(isOfStorybook), ...module.rules],
      },
      plugins: [...(config.plugins ?? []), ...plugins],
    };
  },
};

/** Its rules for styles and pictures would be a second time what ours do. */
function isOfStorybook(rule: unknown): boolean {
  const { test } = rule as { test?: RegExp };
  return !['a.css', 'a.svg', 'a.woff2'].some((file) => test?.test(file));
}

export default configuration;
