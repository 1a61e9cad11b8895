// A thread of the rendering process: it says how that fares also while a page keeps the process from answering. Plain
// JavaScript, since a thread that compiles would take longer to start than most pages to render.
const { writeSync } = require('node:fs');
const { workerData } = require('node:worker_threads');

const { page, interval, descriptor } = workerData;
const beat = () => {
  const { user, system } = process.cpuUsage();
  const line = JSON.stringify({ page: Atomics.load(page, 0), cpu: (user + system) / 1000, at: performance.now() });
  try {
    writeSync(descriptor, `${line}\n`);
  } catch (error) {
    // Nobody listens any more: a page that never ends must not stay behind.
    if (error.code === 'EPIPE') process.kill(process.pid, 'SIGKILL');
  }
};
beat();
setInterval(beat, interval);
