import { existsSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { watch as watchFiles } from 'chokidar';
import type { Compiler } from 'webpack';
import { sharedModules } from '../build/build-manifest.ts';
import { declaredFacts, declaredPages, declaredSlots } from '../build/declared.ts';
import { typeErrors, type Modules } from '../build/type-errors.ts';
import { appWorkspaces, type Workspace } from '../lib/workspaces.ts';
import type { Sharing } from '../table/sharing.ts';
import { devAddress } from './dev-config.ts';
import type { DevSite } from './dev-document.ts';
import { Problems, type Problem } from './problems.ts';
import { declarationProblems, readDeclarations, shareProblems } from './site-problems.ts';
import { problemOf, type ThrownError } from './thrown-errors.ts';

/** Finds what is wrong with a site in development for as long as it runs, and has open pages follow what is declared. */
export class ProblemWatch {
  readonly problems = new Problems();
  /** Resolves once every change is noticed. */
  readonly ready: Promise<unknown>;
  /** What the workspaces that run from source share, as last compiled. */
  private readonly shared = new Map<string, Sharing>();
  private readonly files;
  /** The declarations that open pages show, as text; nothing while they make no site. */
  private declared: string | undefined;
  private checkingDeclarations: Promise<void>;
  private checkingTypes: AbortController | undefined;

  constructor(
    private readonly root: string,
    private readonly site: DevSite,
  ) {
    const shared = ['shared-types', 'shared-ui'].map((name) => join(root, name, 'src')).filter(existsSync);
    const watched = appWorkspaces(root).flatMap(({ folder }) =>
      ['src', 'public', 'package.json'].map((name) => join(folder, name)),
    );
    this.files = watchFiles([...watched, ...shared], { ignoreInitial: true });
    this.files.on('all', (event, file) => this.changed(event, file));
    this.checkingDeclarations = this.checkDeclarations();
    const isWatching = new Promise<void>((resolve) => this.files.once('ready', resolve));
    this.ready = Promise.all([isWatching, this.checkingDeclarations]);
  }

  /** Takes a workspace's compiler into account, whose errors and shares are looked at after each compilation. */
  add(compiler: Compiler, workspace: Workspace): void {
    compiler.hooks.done.tap('ProblemWatch', (stats) => {
      const { errors = [] } = stats.toJson({ all: false, errors: true });
      const problems = errors.map(({ moduleName, loc, message }): Problem => {
        const file = moduleName && join(relative(this.root, workspace.folder), moduleName);
        // What swc prints about itself.
        const text = message.replace(/\n+Stack backtrace:[^]*$/, '');
        return { ...(file && { file: loc ? `${file}:${loc}` : file }), text };
      });
      this.problems.set(`compiling ${workspace.name}`, problems);
      if (problems.length > 0) return;
      // What has thrown is gone from the page: React renders it no more.
      if (this.problems.of('page').length > 0) {
        this.problems.set('page', []);
        this.problems.reload();
      }
      // The page receives its new modules first.
      setImmediate(() => {
        const { name } = workspace;
        this.shared.set(name, { workspace: name, version: 'source', shared: sharedModules(stats.compilation) });
        this.checkShares();
      });
    });
  }

  /** A page has thrown this, or left it unhandled. */
  readonly thrown = async (error: ThrownError): Promise<void> => {
    const problem = await problemOf(error, this.site.workspaces.map(devAddress));
    // A page that is being loaded anew throws what has been mended.
    if (error.build !== this.problems.state().build) return;
    this.problems.set('page', [...this.problems.of('page'), problem]);
  };

  /** Checks types, instead of the check that still runs: it looks at earlier sources. Never rejects. */
  async checkTypes(): Promise<void> {
    this.checkingTypes?.abort();
    const checking = new AbortController();
    const { signal } = checking;
    this.checkingTypes = checking;
    this.problems.checking(true);
    try {
      const { modules, others } = await this.exposed();
      const errors = await typeErrors(this.root, { modules, others, only: this.site.workspaces, signal });
      if (signal.aborted) return;
      this.problems.set('types', errors.map(typeProblem));
    } catch (error) {
      if (signal.aborted) return;
      // Declarations that cannot be read are problems by themselves.
      await this.checkingDeclarations;
      const isTold = this.problems.of('declarations').length > 0;
      this.problems.set('types', isTold ? [] : [{ text: `Types are not checked: ${(error as Error).message}` }]);
    }
    this.problems.checking(false);
  }

  /** Ends all of it. */
  async stop(): Promise<void> {
    this.checkingTypes?.abort();
    await this.files.close();
  }

  private changed(event: string, file: string): void {
    if (basename(file) === 'package.json') return this.checkShares();
    // Files that declarations import are part of them. Checks run one after the other, so that the last result is that of the newest files.
    if (event !== 'change' || !/\.(tsx|css)$/.test(file))
      this.checkingDeclarations = this.checkingDeclarations.then(() => this.checkDeclarations());
    const isCompiled =
      basename(file) === 'facts.json' || (/\.tsx?$/.test(file) && !/\.(test|stories)\.tsx?$/.test(file));
    if (this.checkingTypes && isCompiled) void this.checkTypes();
  }

  private async checkDeclarations(): Promise<void> {
    const { configuration, published, workspaces } = this.site;
    const { own, unreadable } = await readDeclarations(this.root, workspaces);
    const files = new Map(published.releases.map((release) => [release.workspace, release.files]));
    const rest = published.declarations.map((each) => ({ ...each, files: files.get(each.workspace) ?? {} }));
    // Without the declarations that cannot be read, checks of the others would report false problems.
    const found =
      unreadable.length > 0
        ? unreadable
        : declarationProblems({ root: this.root, configuration, declarations: [...rest, ...own] });
    this.problems.set('declarations', found);
    const declared = unreadable.length > 0 ? '' : JSON.stringify(own);
    if (declared && this.declared !== undefined && declared !== this.declared) this.problems.reload();
    this.declared = declared;
  }

  private checkShares(): void {
    this.problems.set('shares', shareProblems(this.root, [...this.shared.values()], this.site.published.releases));
  }

  /** What all workspaces expose. Screens and pieces of those that do not run from source are not read: nobody changes them. */
  private async exposed(): Promise<{ modules: Modules[]; others: string[] }> {
    const { root, site } = this;
    const all = appWorkspaces(root);
    const others = site.published.declarations.filter(({ workspace }) => all.every(({ name }) => name !== workspace));
    const modules = all.map(async (workspace): Promise<Modules> => {
      const isSource = site.workspaces.some(({ name }) => name === workspace.name);
      return {
        workspace,
        facts: await declaredFacts(workspace),
        pages: isSource ? await declaredPages(workspace) : [],
        slots: isSource ? await declaredSlots(workspace) : {},
      };
    });
    return { modules: await Promise.all(modules), others: others.flatMap(({ slots }) => slots) };
  }
}

/** `file:line:column: text` in its parts. */
function typeProblem(error: string): Problem {
  const [, file, text] = /^(\S+?:\d+:\d+): (.*)$/s.exec(error) ?? [];
  return file && text ? { file, text } : { text: error };
}
