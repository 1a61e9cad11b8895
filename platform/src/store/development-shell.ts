import { publicPath } from './public-path.ts';

/** Folder of a shell's release with its development build, and the script in it that starts. */
export const developmentFolder = 'development';
export const developmentEntry = 'shell.js';
/** Where development serves it. */
export const developmentPath = publicPath('shell-development');

/** Where a site that is not public serves it: its files have no hashes in their names. */
export function developmentAddress({ version }: { version: string }): string {
  return `${developmentPath}${version}/${developmentEntry}`;
}
