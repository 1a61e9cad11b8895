import { LetterArt } from './letter-art.tsx';
import { ShopArt } from './shop-art.tsx';
import { SitemapArt } from './sitemap-art.tsx';
import type { Art, Part } from './website.ts';

/** The site on offer as a drawing; decoration, the page's words say the same. */
export function HeroArt({ art, parts }: { art: Art; parts: readonly Part[] }) {
  switch (art.kind) {
    case 'sitemap':
      return <SitemapArt parts={parts} />;
    case 'shop':
      return <ShopArt categories={art.categories} products={art.products} />;
    case 'letter':
      return <LetterArt />;
  }
}
