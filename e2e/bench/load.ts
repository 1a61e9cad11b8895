import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, readFileSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { cloneRepository } from '../support/clone.ts';
import { freePort } from './free-port.ts';
import type { Gates } from './said-gates.ts';
import { median } from './summary.ts';

/** Visitors who ask again as soon as they are answered. */
const connections = 64;
/** Seconds of one round, and of the time before the first one that counts, in which the server reads files and V8 compiles. */
const round = 4;
const warmUp = 8;

/** A server that does nothing else gives at least 0.95 times as many answers with a page. A process that has served takes no more memory the longer it serves. */
const limits = { pageOfPlain: 1 / 0.95, memory: 1.1 };

const page = '/planes-sociales';
const plain = '/assets/site/plain.0000000000.txt';

/**
 * Measures `mosaico serve` under 64 connections: the server's processor time for an answer, of a page and of a plain file of the
 * same bytes, by turns; and the memory of its process in the first half of the rounds and in the last. Answers a second would
 * measure the client, which takes more of the machine than the server.
 */
export async function benchLoad(runs: number, gates: Gates): Promise<void> {
  const clone = cloneRepository();
  const current = realpathSync(join(clone.folder, '.mosaico', 'sites', 'demo', 'current'));
  // The same bytes: a client that reads others faster asks sooner, and a server that is asked more at once wakes up less often.
  copyFileSync(join(current, `${page}.html`), join(current, plain));
  const port = await freePort();
  const server = spawn(
    process.execPath,
    [join(clone.folder, 'platform/bin/mosaico.mjs'), 'serve', '--port', `${port}`],
    {
      cwd: clone.folder,
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  try {
    await once(server.stdout, 'data');
    const cost = async (path: string, duration = round): Promise<number> => {
      const before = processorTime(server.pid);
      const { requests, non2xx, errors } = await autocannon({
        url: `http://localhost:${port}${path}`,
        connections,
        duration,
        headers: { 'accept-encoding': 'identity' },
      });
      if (non2xx + errors > 0) throw new Error(`${path}: ${non2xx} answers other than 2xx, ${errors} without answer.`);
      return (processorTime(server.pid) - before) / requests.total;
    };
    for (const path of [page, plain]) await cost(path, warmUp / 2);
    const ratios: number[] = [];
    const memory: number[] = [];
    for (let run = 0; run < runs * 2; run += 1) {
      const ofPage = await cost(page);
      ratios.push(ofPage / (await cost(plain)));
      memory.push(residentMemory(server.pid));
      if (run === 0) console.log(`a page under ${connections} connections, ms of processor time: ${ofPage.toFixed(3)}`);
    }
    gates.judge(
      `processor time an answer under ${connections} connections, a page / a plain file of the same bytes`,
      median(ratios),
      limits.pageOfPlain,
    );
    const [first, second] = [memory.slice(0, runs), memory.slice(runs)].map((part) => median(part));
    console.log(`memory of the server, MB: ${memory.map((bytes) => (bytes / 1e6).toFixed(0)).join(' ')}`);
    gates.judge('memory of the server, second half / first half', (second ?? 0) / (first ?? 1), limits.memory);
  } finally {
    server.kill();
    clone.remove();
  }
}

/** Milliseconds that a process has computed. Linux tells them in hundredths of a second. */
function processorTime(pid = 0): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(' ');
  return (Number(fields[13]) + Number(fields[14])) * 10;
}

/** Bytes that a process keeps in memory. Linux tells them in pages of 4 KiB. */
function residentMemory(pid = 0): number {
  const [, pages = '0'] = readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ');
  return Number(pages) * 4_096;
}
