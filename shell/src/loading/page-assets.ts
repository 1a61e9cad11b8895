import { type PageBootstrapData } from '@mosaico/shared-types';
import type { AssetLoader } from './asset-loader.ts';

const isSheet = (address: string): boolean => address.endsWith('.css');

/**
 * The files of pages and slots. The document holds the style rules of its own HTML, so until the visitor leaves its page nothing waits
 * for those style sheets.
 */
export class PageAssets {
  /** Style sheets of which the document holds the rules that its HTML uses. */
  private readonly own: readonly string[];
  private readonly inlined: Set<string>;

  constructor(
    private readonly bootstrapData: PageBootstrapData,
    isPrerendered: boolean,
    private readonly loader: AssetLoader,
    /** Assets of a page or a slot. */
    private readonly assetsOf: (name: string) => readonly string[],
  ) {
    this.own = [...(bootstrapData.styles ?? []), ...Object.values(bootstrapData.loads ?? {}).flat()].filter(isSheet);
    this.inlined = new Set(isPrerendered ? this.own : []);
  }

  /** Loads a file, unless the document holds its rules. Never rejects. */
  readonly load = (address: string): Promise<void> =>
    this.inlined.has(address) ? Promise.resolve() : this.loader.load(address);

  /** Loads the files of a page or a slot whose HTML is in the document. */
  ofDocument(name: string): Promise<unknown> {
    return Promise.all(this.assetsOf(name).map(this.load));
  }

  /** Loads the files of pages, slots and sections that are rendered in the browser. */
  whole(...names: readonly string[]): Promise<unknown> {
    return Promise.all([...(this.bootstrapData.styles ?? []), ...names.flatMap(this.assetsOf)].map(this.loader.load));
  }

  /** Loads the document's style sheets with all their rules: from now on other content may be shown. */
  loadStyles(): Promise<unknown> {
    this.inlined.clear();
    return Promise.all(this.own.map(this.loader.load));
  }
}
