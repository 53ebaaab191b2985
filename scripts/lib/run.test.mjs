import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { describe, expect, it } from 'vitest';
import { run } from './run.mjs';

describe('run', () => {
  it('collects what the program says, and gives it nothing to read', async () => {
    const script =
      "const words = require('node:fs').readFileSync(0, 'utf8'); console.log(process.env.WORD + words); process.exit(3)";
    expect(await run(process.execPath, ['-e', script], { env: { WORD: 'moon' } })).toEqual({
      code: 3,
      output: 'moon\n',
    });
  });

  it('answers 127 where there is no such program, and fails one that takes too long', async () => {
    expect((await run('/no/such/program', [])).code).toBe(127);
    expect(
      (await run(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { timeout: 300 })).code,
    ).not.toBe(0);
  });

  it('says which signal ended the program', async () => {
    const outcome = await run(process.execPath, ['-e', "process.kill(process.pid, 'SIGKILL')"]);
    expect(outcome).toMatchObject({ signal: 'SIGKILL' });
    expect(outcome.code).not.toBe(0);
  });

  it('leaves no program behind where the process itself is ended', async () => {
    const inner = 'console.log(1); setInterval(() => {}, 1000)';
    const outer = `import { run } from ${JSON.stringify(new URL('./run.mjs', import.meta.url).href)};
      await run(process.execPath, ['-e', ${JSON.stringify(inner)}], { isShown: true });`;
    const parent = spawn(process.execPath, ['--input-type=module', '-e', outer], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await once(parent.stdout, 'data');
    // The program writes to the same output, so that stays open for as long as it lives.
    const closed = once(parent, 'close');
    parent.kill('SIGTERM');
    expect(await closed).toEqual([null, 'SIGTERM']);
  });
});
