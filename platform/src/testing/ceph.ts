import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { closeSync, mkdirSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { freePort } from './free-port.ts';
import { programPath } from './program.ts';

const run = promisify(execFile);

/** An S3 service that runs for a test. */
export interface Ceph {
  /** Origin of the S3 interface. Websites of buckets answer there, too, as host `<bucket>.s3website.localhost`. */
  endpoint: string;
  accessKey: string;
  secretKey: string;
  /** Makes a further user, who may do nothing until a bucket's policy says so; their keys. */
  user(name: string): Promise<{ accessKey: string; secretKey: string }>;
  /** Ends every process of it. What it held is gone. */
  stop(): Promise<void>;
}

/** A daemon that is not up within this many ms has failed. */
const startTimeoutMs = 60_000;
const packages = ['radosgw', 'ceph-mon', 'ceph-osd'];

/**
 * Why Ceph cannot run here, as one line, or `undefined` if it can. Installs Debian's packages where they are missing and
 * that is possible.
 */
export function whyNoCeph(): string | undefined {
  try {
    for (const program of ['ceph-mon', 'ceph-osd', 'radosgw', 'radosgw-admin', 'ceph', 'setpriv'])
      programPath([program], ...packages);
    return undefined;
  } catch (error) {
    return (error as Error).message.replaceAll('\n', ' ');
  }
}

/**
 * Starts Ceph's RADOS gateway over one monitor and one store in memory, which takes a few seconds. Throws, with the end of
 * the log of what did not come up, and leaves nothing running.
 *
 * @param folder For configuration, keys and logs; must be a short path, since it holds sockets.
 */
export async function startCeph(folder: string): Promise<Ceph> {
  const daemons: Daemon[] = [];
  const stop = async (): Promise<void> => {
    for (const daemon of daemons.splice(0).reverse()) await daemon.stop();
  };
  try {
    const gateway = await freePort();
    const monitor = `127.0.0.1:${await freePort()}`;
    for (const name of ['mon', 'osd', 'rgw']) mkdirSync(join(folder, name), { recursive: true });
    const cluster = randomUUID();
    writeFileSync(join(folder, 'ceph.conf'), configuration(folder, cluster, monitor, gateway));
    const ceph = (program: string, ...words: string[]): Promise<unknown> =>
      run(program, ['-c', join(folder, 'ceph.conf'), ...words], { timeout: startTimeoutMs });
    const begin = (program: string, ...words: string[]): Daemon => {
      const daemon = new Daemon(program, ['-c', join(folder, 'ceph.conf'), ...words, '-f'], folder);
      daemons.push(daemon);
      return daemon;
    };

    await makeKeys(join(folder, 'keyring'));
    const map = join(folder, 'monmap');
    await run('monmaptool', ['--create', '--fsid', cluster, '--addv', 'a', `[v2:${monitor}]`, map]);
    await ceph('ceph-mon', '--mkfs', '-i', 'a', '--monmap', map, '--keyring', join(folder, 'keyring'));
    const disk = randomUUID();
    await begin('ceph-mon', '-i', 'a').untilUp(() => ceph('ceph', '--connect-timeout', '5', 'osd', 'new', disk));
    await ceph('ceph-osd', '-i', '0', '--mkfs', '--osd-uuid', disk);

    const [accessKey, secretKey] = ['test-access', 'test-secret'];
    const user = ['--uid=test', '--display-name=test', `--access-key=${accessKey}`, `--secret-key=${secretKey}`];
    // Making the first user waits for the store by itself.
    await begin('ceph-osd', '-i', '0').untilUp(() =>
      ceph('radosgw-admin', '-n', 'client.rgw', 'user', 'create', ...user),
    );
    const endpoint = `http://127.0.0.1:${gateway}`;
    await begin('radosgw', '-n', 'client.rgw').untilUp(() => fetch(endpoint));
    const userNamed: Ceph['user'] = async (name) => {
      const keys = { accessKey: `${name}-access`, secretKey: `${name}-secret` };
      const words = [`--uid=${name}`, `--display-name=${name}`, `--access-key=${keys.accessKey}`];
      await ceph('radosgw-admin', '-n', 'client.rgw', 'user', 'create', ...words, `--secret-key=${keys.secretKey}`);
      return keys;
    };
    return { endpoint, accessKey, secretKey, user: userNamed, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Loopback only; everything in memory or in `folder`; the shortest waits that the monitor allows. */
function configuration(folder: string, cluster: string, monitor: string, gateway: number): string {
  return `
[global]
fsid = ${cluster}
mon_host = [v2:${monitor}/0]
public_network = 127.0.0.0/8
keyring = ${join(folder, 'keyring')}
run_dir = ${folder}
admin_socket = ${join(folder, '$name.asok')}
log_file = ${join(folder, '$name.log')}
paxos_propose_interval = 0.05
osd_pool_default_size = 1
mon_allow_pool_size_one = true
osd_crush_chooseleaf_type = 0
osd_pool_default_pg_num = 4
osd_pool_default_pg_autoscale_mode = off
[mon.a]
mon_data = ${join(folder, 'mon')}
mon_data_avail_crit = 1
[osd.0]
osd_data = ${join(folder, 'osd')}
osd_objectstore = memstore
memstore_device_bytes = ${2 * 1024 ** 3}
[client.rgw]
rgw_data = ${join(folder, 'rgw')}
rgw_frontends = beast endpoint=127.0.0.1:${gateway} tcp_nodelay=1
rgw_run_sync_thread = false
rgw_enable_apis = s3, s3website
rgw_enable_static_website = true
rgw_dns_name = localhost
rgw_dns_s3website_name = s3website.localhost
`;
}

/** Keys of everyone in the cluster. Without any (`auth none`) the gateway does not come up. */
async function makeKeys(keyring: string): Promise<void> {
  writeFileSync(keyring, '');
  const rights: Record<string, string[]> = {
    'mon.': ['mon', 'allow *'],
    'client.admin': ['mon', 'allow *', 'osd', 'allow *'],
    'client.rgw': ['mon', 'allow rwx', 'osd', 'allow rwx'],
    'osd.0': ['mon', 'allow profile osd', 'osd', 'allow *'],
  };
  for (const [name, [...words]] of Object.entries(rights)) {
    const caps = words.flatMap((word, index) => (index % 2 === 0 ? ['--cap', word] : [word]));
    await run('ceph-authtool', [keyring, '--gen-key', '-n', name, ...caps]);
  }
}

class Daemon {
  private readonly child: ChildProcess;
  private readonly log: string;
  private readonly ended: Promise<unknown>;

  constructor(
    private readonly program: string,
    words: readonly string[],
    folder: string,
  ) {
    this.log = join(folder, `${program}.out`);
    const output = openSync(this.log, 'a');
    // The kernel ends it with this process, however that ends: a test that is killed leaves no daemon.
    this.child = spawn('setpriv', ['--pdeathsig', 'KILL', program, ...words], { stdio: ['ignore', output, output] });
    closeSync(output);
    this.ended = new Promise((resolve) => this.child.once('exit', resolve).once('error', resolve));
  }

  /** Waits until `probe` succeeds. Throws when the daemon ends before, or it takes too long. */
  async untilUp(probe: () => Promise<unknown>): Promise<void> {
    const end = Date.now() + startTimeoutMs;
    for (;;) {
      try {
        await probe();
        return;
      } catch (error) {
        const hasEnded = this.child.exitCode !== null || this.child.signalCode !== null;
        if (!hasEnded && Date.now() < end) await wait(100);
        else throw new Error(`${this.program} does not come up: ${(error as Error).message}\n${this.endOfLog()}`);
      }
    }
  }

  async stop(): Promise<void> {
    // Nothing of it is kept, so it need not end in good order.
    this.child.kill('SIGKILL');
    await this.ended;
  }

  private endOfLog(): string {
    return readFileSync(this.log, 'utf8').trim().split('\n').slice(-15).join('\n');
  }
}
