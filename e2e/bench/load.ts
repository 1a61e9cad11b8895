import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, readFileSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { freePort } from '@mosaico/platform/testing/free-port';
import { cloneRepository } from '../support/clone.ts';
import type { Gates } from './said-gates.ts';
import { median } from './summary.ts';

/** Visitors who ask again as soon as they are answered. */
const connections = 64;
/** Seconds of one round, and of the time before the first one that counts, in which the server reads files and V8 compiles. */
const round = 2;
const warmUp = 8;
/** Rounds of each file for each run: short and many, so that what else the machine does meets both alike. */
const roundsOfRun = 4;

/** At least 0.95 times as many answers with a page. A process that has served takes no more memory the longer it serves. */
const limits = { plainOfPage: 1 / 0.95, memory: 1.1 };

const page = '/planes-sociales';
/** Files of the same bytes as the page is sent with: a client that reads others faster asks sooner. */
const plain = { identity: '/assets/site/plain.0000000000.txt', br: '/assets/site/plain.0000000001.txt' };
type Encoding = keyof typeof plain;

/**
 * Measures `mosaico serve` under 64 connections, with a page as it is and compressed, and with a plain file of the same bytes, by
 * turns: answers a second, and the server's processor time for one, which says the same where the client takes more of the machine than
 * the server; and the memory of its process in the first half of the rounds and in the last.
 */
export async function benchLoad(runs: number, gates: Gates): Promise<void> {
  const clone = cloneRepository();
  const current = realpathSync(join(clone.folder, '.mosaico', 'sites', 'demo', 'current'));
  copyFileSync(join(current, `${page}.html`), join(current, plain.identity));
  copyFileSync(join(current, `${page}.html.br`), join(current, plain.br));
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
    const load = async (path: string, encoding: Encoding, duration = round): Promise<Load> => {
      const before = processorTime(server.pid);
      const {
        requests,
        non2xx,
        errors,
        duration: took,
      } = await autocannon({
        url: `http://localhost:${port}${path}`,
        connections,
        duration,
        headers: { 'accept-encoding': encoding },
      });
      if (non2xx + errors > 0) throw new Error(`${path}: ${non2xx} answers other than 2xx, ${errors} without answer.`);
      return { answers: requests.total, seconds: took, processor: processorTime(server.pid) - before };
    };
    const memory: number[] = [];
    for (const encoding of ['identity', 'br'] as const) {
      for (const path of [page, plain[encoding]]) await load(path, encoding, warmUp / 2);
      const [ofPage, ofPlain]: [Load[], Load[]] = [[], []];
      for (let turn = 0; turn < runs * roundsOfRun; turn += 1) {
        ofPage.push(await load(page, encoding));
        ofPlain.push(await load(plain[encoding], encoding));
        memory.push(residentMemory(server.pid));
      }
      const what = `under ${connections} connections, ${encoding}, a plain file of the same bytes / a page`;
      console.log(
        `pages a second (${encoding}): ${rate(ofPage).toFixed(0)}; ms of processor time: ${cost(ofPage).toFixed(3)}`,
      );
      gates.judge(`answers a second ${what}`, rate(ofPlain) / rate(ofPage), limits.plainOfPage);
      gates.judge(`answers for a second of processor time ${what}`, cost(ofPage) / cost(ofPlain), limits.plainOfPage);
    }
    const [first, second] = [memory.slice(0, memory.length / 2), memory.slice(memory.length / 2)].map((part) =>
      median(part),
    );
    console.log(`memory of the server, MB: ${memory.map((bytes) => (bytes / 1e6).toFixed(0)).join(' ')}`);
    gates.judge('memory of the server, second half / first half', (second ?? 0) / (first ?? 1), limits.memory);
  } finally {
    server.kill();
    clone.remove();
  }
}

/** What happened in one round. */
interface Load {
  answers: number;
  seconds: number;
  /** Milliseconds that the server has computed. */
  processor: number;
}

const sum = (loads: readonly Load[], part: keyof Load): number => loads.reduce((all, each) => all + each[part], 0);
/** Answers a second, and milliseconds of processor time for one, over all rounds: one that somebody disturbs weighs little. */
const rate = (loads: readonly Load[]): number => sum(loads, 'answers') / sum(loads, 'seconds');
const cost = (loads: readonly Load[]): number => sum(loads, 'processor') / sum(loads, 'answers');

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
