import { publicPath } from './public-path.ts';

/** Folder of a shell's release with its development build, and the script in it that starts. */
export const developmentFolder = 'development';
export const developmentEntry = 'shell.js';
/** Where development serves it. */
export const developmentPath = publicPath('shell-development');
