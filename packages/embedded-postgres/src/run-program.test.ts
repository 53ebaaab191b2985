import { describe, expect, it } from 'vitest';
import { explainSpawnError, runProgram } from './run-program.ts';

const here = { user: undefined, cwd: '/' };

describe('runProgram', () => {
  it('gives the program its input and none of the environment of the app', async () => {
    const script = `
      const text = require('node:fs').readFileSync(0, 'utf8');
      process.exit(text === 'words' && !process.env.VITEST ? 0 : 1);
    `;
    await expect(runProgram(process.execPath, ['-e', script], here, 'words')).resolves.toBeUndefined();
  });

  it('fails with the last words of the program', async () => {
    const script = "console.error('no space left'); process.exit(3)";
    await expect(runProgram(process.execPath, ['-e', script], here)).rejects.toThrow(
      /ended with 3:\n {2}no space left/,
    );
  });

  it('fails where the program does not exist', async () => {
    await expect(runProgram('/no/such/program', [], here, 'words')).rejects.toThrow(
      /cannot run here.*DATABASE_URL/s,
    );
  });
});

describe('explainSpawnError', () => {
  it.each([
    ['EACCES', /noexec/],
    ['EPERM', /ordinary user/],
    ['ENOMEM', /ENOMEM/],
  ])('says what %s means', (code, words) => {
    const cause = Object.assign(new Error(`spawn ${code}`), { code });
    expect(explainSpawnError('/bin/postgres', cause).message).toMatch(words);
  });
});
