import { randomUUID } from 'node:crypto';
import { cp, link, mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  checkedWith,
  releaseSchema,
  revisionSchema,
  siteConfigurationSchema,
  type Release,
  type Revision,
} from 'shared-types/schemas';
import { contentHash, filesBelow } from '../build/version.ts';
import { readJson } from '../files/read-json.ts';
import { revisionFile, revisionsIn } from './revision-names.ts';
import { existingRevision, RevisionTaken, type Configuration, type Store } from './store.ts';

/** A store in a folder: `releases/<workspace>/<version>/`, `configurations/<name>/`, `environments/<name>/000001.json`. */
export class FolderStore implements Store {
  constructor(private readonly folder: string) {}

  async versions(workspace: string): Promise<string[]> {
    return namesIn(join(this.folder, 'releases', workspace));
  }

  async release(workspace: string, version: string): Promise<Release> {
    const file = join(await this.releaseFolder(workspace, version), 'release.json');
    return checkedWith(releaseSchema, await readJson(file), file);
  }

  async releaseFolder(workspace: string, version: string): Promise<string> {
    const versions = await this.versions(workspace);
    if (versions.includes(version)) return join(this.folder, 'releases', workspace, version);
    const known = versions.length > 0 ? `Published: ${versions.join(', ')}.` : `Nothing is published of ${workspace}.`;
    throw new Error(`The store has no ${workspace}@${version}. ${known}`);
  }

  async publishRelease(folder: string): Promise<Release> {
    const file = join(folder, 'release.json');
    const release = checkedWith(releaseSchema, await readJson(file), file);
    if ((await this.versions(release.workspace)).includes(release.version)) {
      throw new Error(
        `${release.workspace}@${release.version} is published already, and a release never changes. Raise "version" in ` +
          `${release.workspace}/package.json, or leave --final out to release under a version derived from the content.`,
      );
    }
    await putFolder(folder, join(this.folder, 'releases', release.workspace), release.version);
    return release;
  }

  async publishConfiguration(folder: string): Promise<string> {
    const file = join(folder, 'site.json');
    checkedWith(siteConfigurationSchema, await readJson(file), file);
    const name = contentHash([file, ...filesBelow(join(folder, 'public'))], folder);
    const target = join(this.folder, 'configurations');
    if (!(await namesIn(target)).includes(name)) await putFolder(folder, target, name);
    return name;
  }

  async configuration(name: string): Promise<Configuration> {
    const folder = join(this.folder, 'configurations', name);
    const file = join(folder, 'site.json');
    return {
      site: checkedWith(siteConfigurationSchema, await readJson(file), file),
      publicFolder: join(folder, 'public'),
    };
  }

  async environments(): Promise<string[]> {
    return namesIn(join(this.folder, 'environments'));
  }

  async workspaces(): Promise<string[]> {
    return namesIn(join(this.folder, 'releases'));
  }

  async revisionNumbers(environment: string): Promise<number[]> {
    return revisionsIn(await namesIn(join(this.folder, 'environments', environment)));
  }

  async revision(environment: string, number?: number): Promise<Revision> {
    const chosen = await existingRevision(this, environment, number);
    const file = join(this.folder, 'environments', environment, revisionFile(chosen));
    const revision = checkedWith(revisionSchema, await readJson(file), file);
    if (revision.environment !== environment) {
      throw new Error(
        `${file} is not valid. Correct these keys:\n  environment: must be "${environment}", like its folder`,
      );
    }
    return revision;
  }

  async createRevision(revision: Revision): Promise<void> {
    const folder = join(this.folder, 'environments', revision.environment);
    await mkdir(folder, { recursive: true });
    const draft = join(folder, `.${randomUUID()}`);
    try {
      await writeFile(
        draft,
        `${JSON.stringify(checkedWith(revisionSchema, revision, 'The new revision'), null, 2)}\n`,
        { flush: true },
      );
      // A link fails where the name exists, so that of two writers exactly one wins; and it is never half a file.
      await link(draft, join(folder, revisionFile(revision.revision)));
    } catch (error) {
      if (isCode(error, 'EEXIST')) throw new RevisionTaken(revision.environment, revision.revision);
      throw error;
    } finally {
      await rm(draft, { force: true });
    }
  }

  async removeRelease(workspace: string, version: string): Promise<void> {
    const folder = await this.releaseFolder(workspace, version);
    // Gone under its name in one step: a reader never finds half a release.
    const grave = join(this.folder, 'releases', workspace, `.${randomUUID()}`);
    await rename(folder, grave);
    await rm(grave, { recursive: true, force: true });
  }
}

async function namesIn(folder: string): Promise<string[]> {
  try {
    return (await readdir(folder)).filter((name) => !name.startsWith('.'));
  } catch (error) {
    if (isCode(error, 'ENOENT')) return [];
    throw error;
  }
}

/** Copies `source` to `parent/name` so that the name appears only once the folder is complete. */
async function putFolder(source: string, parent: string, name: string): Promise<void> {
  const draft = join(parent, `.${randomUUID()}`);
  try {
    await mkdir(parent, { recursive: true });
    await cp(source, draft, { recursive: true });
    await rename(draft, join(parent, name));
  } catch (error) {
    await rm(draft, { recursive: true, force: true }).catch(() => undefined);
    // Another process published the same content first.
    if ((isCode(error, 'ENOTEMPTY') || isCode(error, 'EEXIST')) && (await stat(join(parent, name))).isDirectory())
      return;
    throw error;
  }
}

function isCode(error: unknown, code: string): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === code;
}
