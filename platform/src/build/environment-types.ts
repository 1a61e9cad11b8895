import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { SiteConfiguration } from '@mosaico/shared-types/schemas';
import { environmentTypesFile, workFolder } from '../lib/folders.ts';
import { contractPackage } from './own-packages.ts';
import { siteWithLists } from '../site/resolve/lists.ts';
import type { Store } from '../store/store.ts';
import { declarationsIn, type Declarations } from '../table/declarations.ts';
import { appWorkspaces } from '../lib/workspaces.ts';

/** Types of everything in an environment: all that a repository with a part of the site knows of the rest. */
export interface EnvironmentTypes {
  environment: string;
  revision: number;
  site: SiteConfiguration;
  /** Of every workspace that the environment shows. */
  declarations: readonly Declarations[];
}

/** Whether a repository has only a part of the site: the shell, and with it the rest, is somebody else's. */
export function isPartial(root: string): boolean {
  return appWorkspaces(root).every(({ role }) => role !== 'shell');
}

/** Reads what the environment's newest revision says. Throws for an unknown environment. */
export async function readEnvironmentTypes(store: Store, environment: string): Promise<EnvironmentTypes> {
  const { revision, releases, configuration } = await store.revision(environment);
  const [stored, ...shown] = await Promise.all([
    store.configuration(configuration),
    ...Object.entries(releases).map(([workspace, version]) => store.release(workspace, version)),
  ]);
  const { site } = await siteWithLists(store, shown, stored);
  return { environment, revision, site, declarations: shown.map(declarationsIn) };
}

/**
 * Reads an environment's types, and keeps them in the repository for unit tests (as data) and for the compiler (as names). If the store does
 * not answer, the kept types are used, and standard error says so. Throws if none were kept.
 */
export async function keepEnvironmentTypes(root: string, store: Store, environment: string): Promise<EnvironmentTypes> {
  const file = environmentTypesFile(root);
  let environmentTypes: EnvironmentTypes;
  try {
    environmentTypes = await readEnvironmentTypes(store, environment);
  } catch (error) {
    if (!existsSync(file)) throw error;
    const kept = JSON.parse(readFileSync(file, 'utf8')) as EnvironmentTypes;
    console.error(
      `The store does not say what "${environment}" shows now: ${(error as Error).message}\nUsing what it showed as revision ${kept.revision}.`,
    );
    return kept;
  }
  writeEnvironmentTypes(root, environmentTypes);
  return environmentTypes;
}

/** Keeps in the repository what an environment says. */
export function writeEnvironmentTypes(root: string, environmentTypes: EnvironmentTypes): void {
  const file = environmentTypesFile(root);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(environmentTypes, null, 1)}\n`);
  const own = new Set(appWorkspaces(root).map(({ name }) => name));
  writeFileSync(
    namesFile(root),
    declaredNames(environmentTypes.declarations.filter(({ workspace }) => !own.has(workspace))),
  );
}

/** Where the names are that other teams have published: what a repository's `tsconfig.json` includes. */
export function namesFile(root: string): string {
  return join(workFolder(root), 'declared.d.ts');
}

/** What these workspaces declare, as names that pages may ask for: a module for the compiler. */
export function declaredNames(declarations: readonly Declarations[]): string {
  const names = (of: (each: Declarations) => readonly string[]): string =>
    declarations
      .flatMap((each) => of(each))
      .sort()
      .map((name) => `    ${JSON.stringify(name)}: unknown;\n`)
      .join('');
  const interfaces = {
    DeclaredPages: names(({ workspace, pages }) => pages.map(({ key }) => `${workspace}/${key}`)),
    DeclaredFacts: names(({ workspace, facts }) => Object.keys(facts).map((key) => `${workspace}/${key}`)),
    DeclaredOffers: names(({ workspace, offers }) => Object.keys(offers).map((key) => `${workspace}/${key}`)),
    OfferedSlots: names(({ slots }) => slots),
  };
  const lines = Object.entries(interfaces).map(([name, text]) => `  interface ${name} {\n${text}  }\n`);
  return `// What other teams have published, written by \`mosaico types\`.\nexport {};\ndeclare module '${contractPackage}' {\n${lines.join('')}}\n`;
}
