import { type PageFacts } from '@mosaico/shared-types';
import type { AssetLoader } from './asset-loader.ts';

const isSheet = (address: string): boolean => address.endsWith('.css');

/**
 * The files of pages and slots, for a document that holds the style rules of its own HTML: until the visitor leaves its page, those
 * style sheets are not waited for.
 */
export class DocumentFiles {
  /** Style sheets whose rules the document holds, as far as its own HTML uses them. */
  private readonly own: readonly string[];
  private readonly inlined: Set<string>;

  constructor(
    private readonly facts: PageFacts,
    isPrerendered: boolean,
    private readonly assets: AssetLoader,
    /** What a page or a slot loads. */
    private readonly loads: (name: string) => readonly string[],
  ) {
    this.own = [...(facts.styles ?? []), ...Object.values(facts.loads ?? {}).flat()].filter(isSheet);
    this.inlined = new Set(isPrerendered ? this.own : []);
  }

  /** Loads a file, unless the document holds what is in use of it. Never rejects. */
  readonly load = (address: string): Promise<void> =>
    this.inlined.has(address) ? Promise.resolve() : this.assets.load(address);

  /** Loads what a page or a slot of the document takes besides its HTML. */
  ofDocument(name: string): Promise<unknown> {
    return Promise.all(this.loads(name).map(this.load));
  }

  /** Loads all that pages, slots and sections take that are rendered here. */
  whole(...names: readonly string[]): Promise<unknown> {
    return Promise.all([...(this.facts.styles ?? []), ...names.flatMap(this.loads)].map(this.assets.load));
  }

  /** Loads the document's own style sheets whole: from now on something else may be shown. */
  loadStyles(): Promise<unknown> {
    this.inlined.clear();
    return Promise.all(this.own.map(this.assets.load));
  }
}
