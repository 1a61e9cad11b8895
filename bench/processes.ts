import type { ChildProcess } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

/** What a process and those that it started have used. */
export interface Usage {
  wallMs: number;
  /** Processor time of all of them. */
  processorMs: number;
  /** The most memory that the process itself held. */
  peakBytes: number;
  /** The most memory that those below it held at one moment, together. */
  childrenPeakBytes: number;
  /** The most memory that all of them held at one moment, together. */
  treePeakBytes: number;
}

/** Milliseconds between two looks. What a process uses between the last look and its end is not counted. */
const everyMs = 50;
/** Linux counts processor time in hundredths of a second. */
const tickMs = 10;

/**
 * Looks at a process and at those below it, by Linux's `/proc`, from now until it ends. Call what it returns after its end. Throws on other
 * systems.
 */
export function watchProcesses({ pid = 0 }: Pick<ChildProcess, 'pid'>): () => Usage {
  if (process.platform !== 'linux')
    throw new Error('Memory and processor time of processes are read from Linux’s /proc.');
  const begin = performance.now();
  let end = begin;
  const processor = new Map<number, number>();
  let peakBytes = 0;
  let childrenPeakBytes = 0;
  let treePeakBytes = 0;
  const look = (): void => {
    const all = processesBelow(pid);
    if (all.length === 0) return clearInterval(timer);
    end = performance.now();
    let own = 0;
    let children = 0;
    for (const each of all) {
      processor.set(each.pid, each.processorMs);
      if (each.pid === pid) {
        own = each.bytes;
        peakBytes = Math.max(peakBytes, each.peakBytes);
      } else children += each.bytes;
    }
    childrenPeakBytes = Math.max(childrenPeakBytes, children);
    treePeakBytes = Math.max(treePeakBytes, own + children);
  };
  const timer = setInterval(look, everyMs);
  return () => {
    clearInterval(timer);
    const processorMs = [...processor.values()].reduce((sum, each) => sum + each, 0);
    return { wallMs: end - begin, processorMs, peakBytes, childrenPeakBytes, treePeakBytes };
  };
}

interface Looked {
  pid: number;
  processorMs: number;
  /** Resident memory, now and at its peak. */
  bytes: number;
  peakBytes: number;
}

/** A process and those below it that run at this moment. */
function processesBelow(root: number): Looked[] {
  const parents = new Map<number, { parent: number; processorMs: number }>();
  for (const name of readdirSync('/proc')) {
    const found = /^\d+$/.test(name) && statusOf(Number(name));
    if (found) parents.set(Number(name), found);
  }
  const isBelow = (pid: number | undefined): boolean =>
    pid === root || (pid !== undefined && pid > 1 && isBelow(parents.get(pid)?.parent));
  return [...parents].flatMap(([pid, { processorMs }]) =>
    isBelow(pid) ? [{ pid, processorMs, ...memoryOf(pid) }] : [],
  );
}

function statusOf(pid: number): { parent: number; processorMs: number } | undefined {
  try {
    // The name, in brackets, may have spaces.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
    return { parent: Number(fields[1]), processorMs: (Number(fields[11]) + Number(fields[12])) * tickMs };
  } catch {
    return undefined;
  }
}

/** A process that has just ended holds none. */
function memoryOf(pid: number): Pick<Looked, 'bytes' | 'peakBytes'> {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    const bytesOf = (name: string): number =>
      Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(status)?.[1] ?? 0) * 1024;
    return { bytes: bytesOf('VmRSS'), peakBytes: bytesOf('VmHWM') };
  } catch {
    return { bytes: 0, peakBytes: 0 };
  }
}
