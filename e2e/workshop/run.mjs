// `npm run workshop:compare -- <git ref>`: which stories look different since then; `--strict` fails unless a commit accepts them.
import { register } from 'tsx/esm/api';

register();
await import('./compare-with.ts');
