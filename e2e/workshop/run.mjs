// `npm run workshop:compare -- <git ref>`: which stories look different since then; `--strict` fails unless a commit accepts them.
// `npm run workshop:pages -- <address>`: the first screens of a site that runs, side by side.
import { register } from 'tsx/esm/api';

register();
const [program] = process.argv.splice(2, 1);
await import(`./${program}.ts`);
