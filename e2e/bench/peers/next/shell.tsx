'use client';
import '../../../../theme.css';
import '../../../../shared-ui/src/theme/global.css';
import '../../../../shell/src/fonts.css';
import '../../../../outside-modules.css';
import dynamic from 'next/dynamic';
import { cloneElement, createElement, Suspense, use, useEffect, type ReactNode } from 'react';
import {
  SectionProvider,
  SlotProvider,
  type SectionProps,
  type SiteConfiguration,
  type SlotProps,
} from '@mosaico/shared-types';
import { ChatButton } from '../../../../shell/src/layout/chat-button.tsx';
import { layoutCopy } from '../../../../shell/src/layout/content.ts';
import { Footer } from '../../../../shell/src/layout/footer.tsx';
import { Header } from '../../../../shell/src/layout/header.tsx';
import layout from '../../../../shell/src/layout/layout.module.css';
import { Provided, type Shown } from '../common/provided.tsx';

const pieces: Partial<Record<string, ReturnType<typeof dynamic>>> = {
  'testimonials/cases': dynamic(() => import('../../../../mf-testimonials/src/cases/featured.tsx')),
  'testimonials/section': dynamic(
    () => import('../../../../mf-testimonials/src/testimonials-section/testimonials-section.tsx'),
  ),
};

function FilledSlot({ name }: SlotProps) {
  const Piece = pieces[name];
  return <div>{Piece && <Piece />}</div>;
}

/** Next knows no sections: their code comes with the page, in chunks of its own. */
function HydratedSection({ frame, ...section }: SectionProps) {
  const content = (
    <Suspense>
      <Loaded {...section} />
    </Suspense>
  );
  return frame ? cloneElement(frame, {}, content) : content;
}

function Loaded({ load, props }: SectionProps) {
  return createElement(use(load()), props);
}

interface ShellProps {
  site: SiteConfiguration;
  /** What every page is told. */
  shown: Shown;
  children: ReactNode;
}

/** What stands around every page. Next hydrates it together with the page. */
export function Shell({ site, shown, children }: ShellProps) {
  useEffect(() => {
    performance.mark('mosaico:shell-interactive');
    performance.mark('mosaico:page-interactive');
  }, []);
  return (
    <Provided site={site} shown={shown}>
      <SectionProvider value={HydratedSection}>
        <SlotProvider value={FilledSlot}>
          <div data-part="header">
            <a className={layout.skipLink} href="#contenido">
              {layoutCopy.skip}
            </a>
            <Header />
          </div>
          <main className={layout.main} id="contenido" tabIndex={-1}>
            {children}
          </main>
          <Footer />
          <ChatButton />
        </SlotProvider>
      </SectionProvider>
    </Provided>
  );
}
