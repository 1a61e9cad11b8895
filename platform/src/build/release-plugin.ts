import type { Compilation, Compiler } from 'webpack';
import { isDerived } from '../store/release-name.ts';
import type { Workspace } from '../lib/workspaces.ts';
import { clientFacts, type ClientFacts, type Contents } from './client-facts.ts';
import { licensedPackages, packageFolders } from './licences.ts';
import { refuseUncounted } from './refuse-uncounted.ts';
import { forgetSources } from './sources.ts';
import { releaseVersion } from './version.ts';
import { writeRelease } from './write-release.ts';

/**
 * Turns a workspace's compilations into a release: when all have ended without an error, `release.json` is written
 * beside their files. It is written last, so a folder that has it is complete. It is not written where a source has changed meanwhile.
 */
export class ReleasePlugin {
  private facts: ClientFacts | undefined;
  /** Folders of the packages of others of which visitors download something. */
  private packages = new Set<string>();
  /** Parts of which nothing is known yet. */
  private readonly open = new Set<string>();

  constructor(
    private readonly workspace: Workspace,
    private readonly version: string,
    private readonly output: string,
    private readonly contents: Contents,
  ) {}

  /** The part for the client compilation. */
  forClient(): { apply(compiler: Compiler): void } {
    return this.part('client', async (compilation) => {
      this.facts = await clientFacts(compilation, this.workspace, this.contents);
      await refuseUncounted(compilation, this.workspace);
      this.packages = packageFolders(compilation);
    });
  }

  /** The part for the server compilation. */
  forServer(): { apply(compiler: Compiler): void } {
    return this.part('server');
  }

  /** The part for a shell's development compilation. */
  forDevelopment(): { apply(compiler: Compiler): void } {
    return this.part('development');
  }

  /** Whether a configuration's plugin is a part of a release plugin. */
  static owns(plugin: unknown): boolean {
    return typeof plugin === 'object' && plugin !== null && 'isReleasePart' in plugin;
  }

  /** A release's name says what it is made of: what somebody changed in the midst of it is made of neither. */
  private async refuseChanged(): Promise<void> {
    if (!isDerived(this.version)) return;
    forgetSources();
    if ((await releaseVersion(this.workspace)) !== this.version)
      throw new Error(
        `${this.workspace.name} was changed while it was built: its files are not what ${this.version} says. Build it again.`,
      );
  }

  private part(
    name: string,
    take?: (compilation: Compilation) => Promise<void>,
  ): { isReleasePart: true; apply(compiler: Compiler): void } {
    this.open.add(name);
    return {
      isReleasePart: true,
      apply: (compiler) => {
        compiler.hooks.afterEmit.tapPromise('ReleasePlugin', async (compilation) => {
          if (compilation.errors.length > 0) return;
          await take?.(compilation);
          this.open.delete(name);
          if (!this.facts || this.open.size > 0) return;
          const licences = await licensedPackages(this.packages);
          await this.refuseChanged();
          const facts = { ...this.facts, contents: this.contents, licences };
          await writeRelease(this.workspace, this.version, this.output, facts);
        });
      },
    };
  }
}
