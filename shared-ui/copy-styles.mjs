// Style sheets lie beside the modules that import them: a remote's build gives their classes names, as it does with its own.
import { cpSync, statSync } from 'node:fs';
import { join } from 'node:path';

cpSync(join(import.meta.dirname, 'src'), join(import.meta.dirname, 'dist'), {
  recursive: true,
  filter: (file) => file.endsWith('.css') || statSync(file).isDirectory(),
});
