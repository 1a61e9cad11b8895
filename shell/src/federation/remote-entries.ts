import type { NewestRevision, PageFacts } from 'shared-types';
import { isOfSameSite } from './newest-revision.ts';

/**
 * Where the remotes' entries are: those of the page's own HTML are known from the document; the others' are asked for when
 * the first is needed, so that a document changes only when its own page does.
 */
export class RemoteEntries {
  private newest: Promise<NewestRevision> | undefined;

  constructor(
    private readonly facts: PageFacts,
    private readonly askNewest: () => Promise<NewestRevision>,
    private readonly register: (entries: Readonly<Record<string, string>>) => void,
  ) {
    register(facts.remotes);
  }

  /**
   * Resolves once the remote's entry is known. Rejects when the site cannot be asked, or shows another shell or other pages
   * by now: the page is then loaded as a document.
   */
  async know(workspace: string): Promise<void> {
    if (workspace in this.facts.remotes) return;
    this.newest ??= this.ask();
    const { remotes } = await this.newest;
    if (!(workspace in remotes)) throw new Error(`This environment has no remote ${workspace}.`);
  }

  private async ask(): Promise<NewestRevision> {
    try {
      const newest = await this.askNewest();
      if (!isOfSameSite(this.facts, newest)) throw new Error('The site has been composed anew with other pages.');
      const known = Object.keys(this.facts.remotes);
      this.register(Object.fromEntries(Object.entries(newest.remotes).filter(([name]) => !known.includes(name))));
      return newest;
    } catch (error) {
      // The next one to need a remote asks again.
      this.newest = undefined;
      throw error;
    }
  }
}
