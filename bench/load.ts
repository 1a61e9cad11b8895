import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, readFileSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { freePort } from '@mosaico/platform/testing/free-port';
import { cloneRepository } from '../e2e/support/clone.ts';
import { atMost, median, type Report } from './figures.ts';

const connections = 64;
const page = '/planes-sociales';

/** What happened in one round: answers, seconds, and milliseconds that the server computed. */
interface Load {
  answers: number;
  seconds: number;
  processor: number;
}

/**
 * Measures `mosaico serve` under 64 connections, with a page as it is and compressed, and with a plain file of the same bytes, in turns:
 * answers a second, and processor time of the server for one, which says the same where the client takes more of the machine; and the
 * server's memory in the first half of the rounds and in the second. Reads `/proc`: Linux only.
 */
export async function benchLoad(runs: number, report: Report): Promise<void> {
  const clone = cloneRepository();
  const current = realpathSync(join(clone.folder, '.mosaico', 'sites', 'demo', 'current'));
  const port = await freePort();
  const command = [join(clone.folder, 'platform/bin/mosaico.mjs'), 'serve', '--port', `${port}`];
  const encodings = ['identity', 'br'].map((encoding, index) => {
    // A file of the same bytes: a client that reads others faster asks sooner.
    const plain = `/assets/site/plain.000000000${index}.txt`;
    copyFileSync(join(current, `${page}.html${encoding === 'br' ? '.br' : ''}`), join(current, plain));
    return { encoding, plain };
  });
  const server = spawn(process.execPath, command, { cwd: clone.folder, stdio: ['ignore', 'pipe', 'inherit'] });
  const proc = (file: string): string[] => readFileSync(`/proc/${server.pid ?? 0}/${file}`, 'utf8').split(' ');
  // In hundredths of a second.
  const processor = (): number => (Number(proc('stat')[13]) + Number(proc('stat')[14])) * 10;
  const load = async (path: string, encoding: string, duration = 2): Promise<Load> => {
    const before = processor();
    const headers = { 'accept-encoding': encoding };
    const result = await autocannon({ url: `http://localhost:${port}${path}`, connections, duration, headers });
    const lost = result.non2xx + result.errors;
    if (lost > 0) throw new Error(`${path}: ${lost} requests got no answer, or another than 2xx.`);
    return { answers: result.requests.total, seconds: result.duration, processor: processor() - before };
  };
  try {
    await once(server.stdout, 'data');
    const memory: number[] = [];
    for (const { encoding, plain } of encodings) {
      // The server reads files, and V8 compiles.
      for (const path of [page, plain]) await load(path, encoding, 4);
      const [ofPage, ofPlain]: [Load[], Load[]] = [[], []];
      // Short rounds in turns, so that what else the machine does meets both alike.
      for (let turn = 0; turn < runs * 4; turn += 1) {
        ofPage.push(await load(page, encoding));
        ofPlain.push(await load(plain, encoding));
        memory.push((Number(proc('statm')[1]) * 4_096) / 1e6);
      }
      const what = `under ${connections} connections, ${encoding}, a plain file of the same bytes / a page`;
      console.log(
        `pages a second (${encoding}): ${rate(ofPage).toFixed(0)}; ms of processor time: ${cost(ofPage).toFixed(3)}`,
      );
      report(atMost(`answers a second ${what}`, rate(ofPlain) / rate(ofPage), 1.05));
      report(atMost(`answers for a second of processor time ${what}`, cost(ofPage) / cost(ofPlain), 1.05));
    }
    console.log(`memory of the server, MB: ${memory.map((each) => each.toFixed(0)).join(' ')}`);
    const half = memory.length / 2;
    const growth = median(memory.slice(half)) / median(memory.slice(0, half));
    report(atMost('memory of the server, second half / first half', growth, 1.1));
  } finally {
    server.kill();
    clone.remove();
  }
}

const sum = (loads: readonly Load[], part: keyof Load): number => loads.reduce((all, each) => all + each[part], 0);
const rate = (loads: readonly Load[]): number => sum(loads, 'answers') / sum(loads, 'seconds');
const cost = (loads: readonly Load[]): number => sum(loads, 'processor') / sum(loads, 'answers');
