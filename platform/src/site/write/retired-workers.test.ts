import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { siteOf } from '../../testing/site.ts';
import { usualWorkers, writeRetiredWorkers } from './retired-workers.ts';

test('every usual name and each of the configuration has a worker that takes itself away; one that is there stays', async () => {
  const draft = mkdtempSync(join(tmpdir(), 'workers-'));
  writeFileSync(join(draft, 'sw.js'), 'own');
  await writeRetiredWorkers(draft, { ...siteOf(), earlierServiceWorkers: ['/app/worker.js'] });
  expect(readFileSync(join(draft, 'sw.js'), 'utf8')).toBe('own');
  for (const name of [...usualWorkers.filter((each) => each !== 'sw.js'), 'app/worker.js']) {
    expect(readFileSync(join(draft, name), 'utf8')).toContain('unregister');
  }
  rmSync(draft, { recursive: true });
});
