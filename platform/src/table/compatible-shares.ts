import type { Release } from '@mosaico/shared-types/schemas';

/** What a release shares and asks for. */
export type Shares = Pick<Release, 'shared'>;
/** See `Release['shared']`. */
export type Consume = Release['shared']['consumes'][number];

/** Whether the module is shared by what its exports do rather than by its version: of a singleton there is one copy. */
export function isByContent({ uses, singleton }: Pick<Consume, 'uses' | 'singleton'>): boolean {
  return !singleton && hasContents(uses);
}

function hasContents(uses: Consume['uses']): boolean {
  const contents = Object.values(uses);
  return contents.length > 0 && contents.every((content) => content !== '');
}

/** Exports, of those whose content is known, that do something else in the shell's copy than the remote was built with. */
export function differingExports({ shared }: Shares, { key, uses }: Consume): string[] {
  const offer = shared.provides.find((each) => each.key === key && each.eager);
  return Object.entries(uses).flatMap(([name, content]) =>
    content === '' || offer?.exports[name] === content ? [] : [name],
  );
}

/** Versions of modules shared by content for which the shell's copy stands: `shared-ui@2.0.0-u3fa9c1d2e4`. */
export function standsFor(shell: Shares, remotes: readonly Shares[]): string[] {
  const versions = remotes.flatMap(({ shared }) =>
    shared.consumes
      .filter((consume) => isByContent(consume) && differingExports(shell, consume).length === 0)
      .map(({ key, range }) => `${key}@${range}`),
  );
  return [...new Set(versions)].sort();
}
