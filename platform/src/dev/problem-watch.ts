import { fork, type ChildProcess } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { watch as watchFiles } from 'chokidar';
import type { Compilation, Compiler } from 'webpack';
import { sharedModules } from '../build/client-facts.ts';
import { declaredPages, declaredSlots } from '../build/declared.ts';
import type { Sharing } from '../site/validate/unmet-shares.ts';
import { declaredNames, isPartial, namesFile } from '../build/environment-types.ts';
import type { Modules } from '../build/types/contract.ts';
import type { SlotUse, TypeReport } from '../build/types/type-watch.ts';
import { distFile } from '../lib/dist.ts';
import { appWorkspaces, type Workspace } from '../lib/workspaces.ts';
import { declarationProblems, readDeclarations } from './declaration-problems.ts';
import type { DevSite } from './dev-document.ts';
import { Problems, type Problem } from './problems.ts';
import { shareProblems } from './share-problems.ts';
import type { TypeOrder } from './type-worker.ts';

/** Finds what is wrong with a site in development for as long as it runs. */
export class ProblemWatch {
  readonly problems = new Problems();
  /** What the workspaces that run from source share, as last compiled. */
  private readonly shared = new Map<string, Sharing>();
  private slots: readonly SlotUse[] = [];
  private types: ChildProcess | undefined;
  private isTyped = false;
  private readonly files;
  private checking: Promise<void>;

  constructor(
    private readonly root: string,
    private readonly site: DevSite,
  ) {
    const watched = appWorkspaces(root).flatMap(({ folder }) =>
      ['src', 'public', 'package.json'].map((name) => join(folder, name)),
    );
    this.files = watchFiles(watched, { ignoreInitial: true });
    this.files.on('all', (event, file) => this.changed(event, file));
    this.checking = this.checkDeclarations();
  }

  /** Takes a workspace's compiler into account, whose errors and shares are looked at after each compilation. */
  add(compiler: Compiler, workspace: Workspace): void {
    compiler.hooks.done.tap('ProblemWatch', (stats) => {
      const { errors = [] } = stats.toJson({ all: false, errors: true });
      const problems = errors.map(({ moduleName, loc, message }): Problem => {
        const file = moduleName && join(relative(this.root, workspace.folder), moduleName);
        return { ...(file && { file: loc ? `${file}:${loc}` : file }), text: message };
      });
      this.problems.set(`compiling ${workspace.name}`, problems);
      // The page hears of its new modules first.
      if (problems.length === 0) setImmediate(() => this.compiled(stats.compilation, workspace));
    });
  }

  /** Starts to check types, in a process of its own and after whatever else there is to do. */
  checkTypes(): void {
    this.isTyped = true;
    this.tellTypes();
  }

  /** Ends all of it. */
  async stop(): Promise<void> {
    this.types?.removeAllListeners('exit');
    this.types?.kill();
    await this.files.close();
  }

  private changed(event: string, file: string): void {
    if (basename(file) === 'package.json') return this.checkShares();
    const isDeclaration = ['pages.ts', 'facts.ts', 'offers.ts', 'slots.ts'].includes(basename(file));
    const comesOrGoes = event !== 'change';
    if (isDeclaration || comesOrGoes) {
      this.check();
      if (this.isTyped) this.tellTypes();
    }
  }

  /** Checks the declarations once what is being checked is, so that the last word is about what is there. */
  private check(): void {
    this.checking = this.checking.then(() => this.checkDeclarations());
  }

  private async checkDeclarations(): Promise<void> {
    const { root, slots } = this;
    const { workspaces, configuration, published } = this.site;
    const { own, unreadable } = await readDeclarations(root, workspaces);
    const files = new Map(published.releases.map((release) => [release.workspace, release.files]));
    const rest = published.declarations
      .filter(({ workspace }) => !workspaces.some(({ name }) => name === workspace))
      .map((each) => ({ ...each, files: files.get(each.workspace) ?? {} }));
    const declarations = [...rest, ...own];
    // What others say of what cannot be read would be wrong, or follow from it.
    const found =
      unreadable.length > 0 ? unreadable : declarationProblems({ root, configuration, declarations, slots });
    this.problems.set('declarations', found);
  }

  private compiled(compilation: Compilation, { name }: Workspace): void {
    const shared = sharedModules(compilation, {});
    this.shared.set(name, { workspace: name, version: 'source', shared });
    this.checkShares();
  }

  private checkShares(): void {
    const { root, site } = this;
    const published = site.published.releases.filter(
      ({ workspace }) => !site.workspaces.some(({ name }) => name === workspace),
    );
    this.problems.set('shares', shareProblems(root, [...this.shared.values()], published));
  }

  private tellTypes(): void {
    void this.typeOrder().then(
      (order) => {
        this.types ??= this.startTypes();
        if (this.types.connected) this.types.send(order);
      },
      // Declarations that cannot be read: the compiler goes on with those that it knows.
      () => undefined,
    );
  }

  private startTypes(): ChildProcess {
    const types = fork(distFile('type-worker.js'), {
      execArgv: [],
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    });
    let printed = '';
    types.stderr?.on('data', (data: Buffer) => (printed += data.toString()));
    types.on('message', ({ errors, slots }: TypeReport) => {
      this.problems.set('types', errors.map(typeProblem));
      this.slots = slots;
      this.check();
    });
    types.on('error', () => undefined);
    types.on('exit', () => {
      const text = `Types are no longer checked, since that process ended. Start mosaico dev again. ${printed.trim()}`;
      this.problems.set('types', [{ text: text.trim() }]);
    });
    return types;
  }

  private async typeOrder(): Promise<TypeOrder> {
    const { root, site } = this;
    const own = new Set(appWorkspaces(root).map(({ name }) => name));
    const others = site.published.declarations.filter(({ workspace }) => !own.has(workspace));
    if (isPartial(root) && !existsSync(namesFile(root))) {
      mkdirSync(dirname(namesFile(root)), { recursive: true });
      writeFileSync(namesFile(root), declaredNames(others));
    }
    const modules = appWorkspaces(root).map(async (workspace): Promise<Modules> => ({
      workspace,
      pages: (await declaredPages(workspace)).map(({ key, screen }) => ({ key, screen })),
      slots: await declaredSlots(workspace),
    }));
    return { root, modules: await Promise.all(modules), others: others.flatMap(({ slots }) => slots) };
  }
}

/** `file:line:column: text` in its parts. */
function typeProblem(error: string): Problem {
  const [, file, text] = /^(\S+?:\d+:\d+): (.*)$/s.exec(error) ?? [];
  return file && text ? { file, text } : { text: error };
}
