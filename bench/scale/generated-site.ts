import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * The generated site has at most this many cases. The page of a case is rendered from the list of all, which a peer's page has as a property: with 500 cases
 * Next ended without memory, for a cost that an application written for Next would avoid. Further pages are catalogues of referrers.
 */
export const mostCases = 50;
/** Folder of the remote that has the cases, and what clients say. */
const testimonials = join('mf-testimonials', 'public');
const testimonialsFile = join('data', 'testimonios.json');
const casesFile = join('data', 'casos.json');

/** A copy of the demonstration's configuration, which the benchmark changes. */
export class GeneratedSite {
  /** @param root Folder of the repository. @param folder Folder of the copy. */
  constructor(
    private readonly root: string,
    readonly folder: string,
  ) {}

  /** Copies the configuration, with so many pages more: cases, then catalogues of referrers. */
  async write(more: number): Promise<void> {
    await cp(join(this.root, 'environments', 'demo'), this.folder, { recursive: true });
    await mkdir(join(this.folder, 'public', 'data'), { recursive: true });
    if (more <= 0) return;
    const cases = await readJson<{ id: string; client: string }[]>(join(this.root, testimonials, casesFile));
    const moreCases = Array.from({ length: Math.min(more, mostCases) }, (_, at) => {
      const like = cases[at % cases.length];
      return { ...like, id: `${like?.id ?? ''}-${at}`, client: `${like?.client ?? ''} ${at}` };
    });
    await writeJson(join(this.folder, 'public', casesFile), [...cases, ...moreCases]);
    const referrers = Array.from({ length: more - moreCases.length }, (_, at) => ({
      slug: `red-${at}`,
      name: `Red ${at}`,
      amId: `ref-${at}`,
    }));
    await this.changeSite((site) => ({ ...site, referrers: [...site.referrers, ...referrers] }));
  }

  /** Changes the hours in the footer, which is on every page. */
  async changeEveryPage(): Promise<void> {
    const hours = 'Lunes a jueves, de 9:30 a 17:30, hora de Miami';
    await this.changeSite((site) => ({ ...site, agency: { ...site.agency, hours } }));
  }

  /** Changes what a client says, which the home page and some others show. */
  async changeTestimonial(transcript: string): Promise<void> {
    const [first, ...others] = await readJson<object[]>(join(this.root, testimonials, testimonialsFile));
    await writeJson(join(this.folder, 'public', testimonialsFile), [{ ...first, transcript }, ...others]);
  }

  private async changeSite(change: (site: Site) => Site): Promise<void> {
    const file = join(this.folder, 'site.json');
    await writeJson(file, change(await readJson<Site>(file)));
  }
}

/** What is changed of a `site.json`. */
interface Site {
  agency: object;
  referrers: object[];
}

const readJson = async <Value>(file: string): Promise<Value> => JSON.parse(await readFile(file, 'utf8')) as Value;
const writeJson = (file: string, value: unknown): Promise<void> => writeFile(file, JSON.stringify(value));
