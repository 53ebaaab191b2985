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
});
