'use client';
import '../../../theme.css';
import '../../../shared-ui/src/theme/global.css';
import '../../../shell/src/fonts.css';
import '../../../outside-modules.css';
import dynamic from 'next/dynamic';
import { useEffect, useState, type ReactNode } from 'react';
import { LookupProvider, SlotProvider, useLookup, type Lookup, type SlotProps } from '@mosaico/shared-types';
import { ChatButton } from '../../../shell/src/layout/chat-button.tsx';
import { layoutCopy } from '../../../shell/src/layout/content.ts';
import { Footer } from '../../../shell/src/layout/footer.tsx';
import { Header } from '../../../shell/src/layout/header.tsx';
import layout from '../../../shell/src/layout/layout.module.css';
import { Provided, type Shown } from '../common/page.tsx';

const pieces: Partial<Record<string, ReturnType<typeof dynamic>>> = {
  'testimonials/cases': dynamic(() => import('../../../mf-testimonials/src/cases/featured.tsx')),
  'testimonials/section': dynamic(
    () => import('../../../mf-testimonials/src/testimonials-section/testimonials-section.tsx'),
  ),
};

function FilledSlot({ name }: SlotProps) {
  const Piece = pieces[name];
  return <div>{Piece && <Piece />}</div>;
}

interface Props {
  shown: Shown;
  children: ReactNode;
}

/** What stands around every page, told what all pages are told. Next hydrates it together with the page. */
export function Shell({ shown, children }: Props) {
  useEffect(() => {
    performance.mark('mosaico:shell-interactive');
    performance.mark('mosaico:page-interactive');
  }, []);
  return (
    <Provided shown={shown}>
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
        <div data-part="footer">
          <Footer />
          <ChatButton />
        </div>
      </SlotProvider>
    </Provided>
  );
}

/** Tells a page what it alone asks. */
export function Answered({ shown, children }: Props) {
  const above = useLookup();
  const [lookup] = useState((): Lookup => (key) => (key in shown ? shown[key] : above(key)));
  return <LookupProvider value={lookup}>{children}</LookupProvider>;
}
