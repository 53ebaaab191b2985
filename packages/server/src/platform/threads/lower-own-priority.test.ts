import { readdirSync } from 'node:fs';
import { getPriority, platform } from 'node:os';
import { Worker } from 'node:worker_threads';
import { expect, it } from 'vitest';

const file = new URL('./lower-own-priority.ts', import.meta.url);
const priorities = () => readdirSync('/proc/self/task').map((thread) => getPriority(Number(thread)));

it.runIf(platform() === 'linux')('lowers the priority of its thread, and of no other', async () => {
  const own = getPriority();
  const before = priorities().filter((priority) => priority > own).length;
  const code = `import(${JSON.stringify(file.href)}).then(({ lowerOwnPriority }) => {
    lowerOwnPriority(3);
    require('node:worker_threads').parentPort.postMessage('done');
    setInterval(() => undefined, 1_000);
  });`;
  const thread = new Worker(code, { eval: true });
  await new Promise((resolve) => thread.once('message', resolve));
  expect(getPriority()).toBe(own);
  expect(priorities().filter((priority) => priority > own)).toHaveLength(before + 1);
  await thread.terminate();
});
