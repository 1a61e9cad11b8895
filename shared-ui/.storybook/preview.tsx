import { cloneElement, Fragment, useEffect, type ReactNode } from 'react';
import type { Preview } from '@storybook/react-webpack5';
import { addons } from 'storybook/preview-api';
import { MemoryRouter } from 'react-router';
import {
  LookupProvider,
  SectionContent,
  SectionProvider,
  SiteProvider,
  SlotProvider,
  ToastProvider,
  type SectionProps,
  type SiteConfiguration,
  type SiteTable,
  type SlotProps,
  type Toast,
} from '@mosaico/shared-types';
import { tableEntry } from '@mosaico/shared-types/table';
// Before any block: the order of its layers is what styles lie in.
import '@mosaico/shared-ui/styles';
import { Section } from '@mosaico/shared-ui';
import '../../shell/src/fonts.css';

/** Checks of the workshop show one story after the other in one page. */
Object.assign(globalThis, { workshopChannel: addons.getChannel() });

declare const WORKSHOP_SITE: { site: SiteConfiguration; table: SiteTable };
const { site, table } = WORKSHOP_SITE;

const toast: Toast = { show: () => undefined, promise: () => undefined };

/** What the shell gives to a page, without its journeys: links lead nowhere, toasts show nothing. */
function Shell({ children }: { children: ReactNode }) {
  return (
    <MemoryRouter>
      <SiteProvider value={site}>
        <ToastProvider value={toast}>
          <LookupProvider
            value={(key) => (key === 'today' ? '2026-01-15' : key === 'year' ? '2026' : tableEntry(table, key))}
          >
            <SectionProvider value={LoadedSection}>
              <SlotProvider value={SlotName}>{children}</SlotProvider>
            </SectionProvider>
          </LookupProvider>
        </ToastProvider>
      </SiteProvider>
    </MemoryRouter>
  );
}

function LoadedSection({ load, props, frame }: SectionProps) {
  const content = <SectionContent load={load} props={props} />;
  return frame ? cloneElement(frame, {}, content) : content;
}

function SlotName({ name }: SlotProps) {
  return <p>{name}</p>;
}

type Scheme = 'light' | 'dark' | 'system';

/** Styles follow the visitor's system alone: to show the other scheme, its media queries are made to hold, or not to. */
function useScheme(scheme: Scheme): void {
  useEffect(() => {
    if (scheme === 'system') return undefined;
    const changed: [MediaList, string][] = [];
    const visit = (rules: CSSRuleList): void => {
      for (const rule of rules) {
        if (rule instanceof CSSMediaRule && rule.media.mediaText.includes('prefers-color-scheme')) {
          changed.push([rule.media, rule.media.mediaText]);
          rule.media.mediaText = rule.media.mediaText.replace(/\(prefers-color-scheme: (\w+)\)/g, (_, wanted) =>
            wanted === scheme ? '(min-width: 0)' : '(max-width: 0)',
          );
        }
        if (rule instanceof CSSGroupingRule) visit(rule.cssRules);
      }
    };
    for (const sheet of document.styleSheets) visit(sheet.cssRules);
    document.documentElement.style.colorScheme = scheme;
    return () => {
      for (const [media, text] of changed) media.mediaText = text;
      document.documentElement.style.removeProperty('color-scheme');
    };
  }, [scheme]);
}

const preview: Preview = {
  decorators: [
    (Story, { globals, parameters }) => {
      useScheme((globals.scheme as Scheme | undefined) ?? 'system');
      // A block that stands in a section of a page says so; the others are as wide as the page.
      const Place = parameters.place === 'section' ? Section : Fragment;
      return (
        <Shell>
          <Place>
            <Story />
          </Place>
        </Shell>
      );
    },
  ],
  globalTypes: {
    scheme: {
      description: 'Light or dark',
      toolbar: { icon: 'contrast', items: ['system', 'light', 'dark'], dynamicTitle: true },
    },
  },
  initialGlobals: { scheme: 'system' },
  parameters: {
    layout: 'fullscreen',
    controls: { disable: true },
    backgrounds: { disable: true },
    viewport: {
      options: Object.fromEntries(
        [360, 768, 1440].map((width) => [
          `w${width}`,
          { name: `${width} px`, styles: { width: `${width}px`, height: '100%' } },
        ]),
      ),
    },
  },
};

export default preview;
