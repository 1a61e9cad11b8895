/**
 * Whether visitors see an environment: its site configuration says so (`"public": true`). Where that says nothing, the environment
 * `production` is public, as it was before there was the key; {@link publicNote} says what to declare.
 *
 * All that follows from it. A public environment
 *
 * - has no version switcher, ignores `?mf=`, and its documents start the shell themselves (`site/write/documents.ts`),
 * - lets no document load from `http://localhost` (`site/write/document.ts`, `site/write/content-policy.ts`),
 * - is indexed: no `noindex` in documents and headers, and `robots.txt` lets crawlers in (`site/hosts`, `deliver/serve.ts`,
 *   `site/write/machine-files.ts`),
 * - names no releases in `revision.json`, and answers neither `/releases/` nor `/mosaico/` (`site/write/write.ts`,
 *   `deliver/published-releases.ts`, `environments/environment-page.ts`),
 * - gets no release of uncommitted files without `--force` (`environments/promote.ts`),
 * - is removed only with `--confirm <name>` (`cli/environment.ts`).
 */
export function isPublic(environment: string, { public: declared }: { public?: boolean | undefined }): boolean {
  return declared ?? isPublicByName(environment);
}

const isPublicByName = (environment: string): boolean => environment === 'production';

/** A sentence that asks to declare `"public": true`, for an environment that is public by its name; undefined for every other. */
export function publicNote(
  environment: string,
  { public: declared }: { public?: boolean | undefined },
): string | undefined {
  if (declared !== undefined || !isPublicByName(environment)) return undefined;
  return `"${environment}" is public by its name. Say so in its site configuration: add "public": true to environments/${environment}/site.json, and promote it with --config environments/${environment}.`;
}
