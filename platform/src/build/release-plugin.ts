import type { Compilation, Compiler } from 'webpack';
import type { Workspace } from '../workspaces.ts';
import { clientFacts, type ClientFacts, type Contents } from './client-facts.ts';
import { refuseUncounted } from './refuse-uncounted.ts';
import { writeRelease } from './write-release.ts';

/**
 * Turns a workspace's two compilations into a release: when both have ended without an error, `release.json` is written
 * beside their files. It is written last, so a folder that has it is complete.
 */
export class ReleasePlugin {
  private facts: ClientFacts | undefined;
  private serverDone = false;

  constructor(
    private readonly workspace: Workspace,
    private readonly version: string,
    private readonly output: string,
    private readonly contents: Contents,
  ) {}

  /** The part for the client compilation. */
  forClient(): { apply(compiler: Compiler): void } {
    return this.part(async (compilation) => {
      this.facts = await clientFacts(compilation, this.workspace, this.contents);
      await refuseUncounted(compilation, this.workspace);
    });
  }

  /** The part for the server compilation. */
  forServer(): { apply(compiler: Compiler): void } {
    return this.part(() => {
      this.serverDone = true;
      return Promise.resolve();
    });
  }

  /** Whether a configuration's plugin is a part of a release plugin. */
  static owns(plugin: unknown): boolean {
    return typeof plugin === 'object' && plugin !== null && 'isReleasePart' in plugin;
  }

  private part(take: (compilation: Compilation) => Promise<void>): {
    isReleasePart: true;
    apply(compiler: Compiler): void;
  } {
    return {
      isReleasePart: true,
      apply: (compiler) => {
        compiler.hooks.afterEmit.tapPromise('ReleasePlugin', async (compilation) => {
          if (compilation.errors.length > 0) return;
          await take(compilation);
          if (this.facts && this.serverDone)
            await writeRelease(this.workspace, this.version, this.output, { ...this.facts, contents: this.contents });
        });
      },
    };
  }
}
