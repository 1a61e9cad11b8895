import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startCeph, whyNoCeph, type Ceph } from './ceph.ts';
import { makeBucket } from './make-bucket.ts';

/**
 * A group of tests with an S3 service of their own, which has a bucket "test" and whose keys are in the environment. Where
 * Ceph cannot run they are skipped, with one line that says why.
 */
export function describeWithCeph(name: string, tests: (ceph: () => Ceph) => void): void {
  const why = whyNoCeph();
  if (why) process.stderr.write(`Skipped: ${name}. ${why}\n`);
  (why ? describe.skip : describe)(name, () => {
    let folder: string;
    let ceph: Ceph | undefined;
    beforeAll(async () => {
      folder = mkdtempSync(join(tmpdir(), 'ceph-'));
      ceph = await startCeph(folder);
      Object.assign(process.env, { AWS_ACCESS_KEY_ID: ceph.accessKey, AWS_SECRET_ACCESS_KEY: ceph.secretKey });
      await makeBucket(ceph.endpoint, 'test');
    }, 60_000);
    afterAll(async () => {
      await ceph?.stop();
      rmSync(folder, { recursive: true, force: true });
    });
    tests(() => {
      if (!ceph) throw new Error('Ceph runs within tests only.');
      return ceph;
    });
  });
}
