import { bootstrapId, type PageFacts } from '@mosaico/shared-types';

/** What a composed document says to its own scripts. */
export function factsIn(html: string): PageFacts {
  const [, json] =
    new RegExp(`<script type="application/json" id="${bootstrapId}">(.*?)</script>`, 's').exec(html) ?? [];
  if (json === undefined)
    throw new Error('A composed page has no facts where documentOf() puts them: adapt e2e/bench/document-facts.ts.');
  return JSON.parse(json) as PageFacts;
}
