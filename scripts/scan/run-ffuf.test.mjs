import { describe, expect, it } from 'vitest';
import { wordList } from './run-ffuf.mjs';

describe('wordList', () => {
  it('asks for what is left behind and climbs out of folders, each once', () => {
    const words = wordList();
    expect(new Set(words).size).toBe(words.length);
    expect(words).toEqual(
      expect.arrayContaining(['.env', 'api/.git/config', 'assets/../../../etc/passwd', 'backup.sql']),
    );
    expect(words.every((word) => /^[!-~]+$/.test(word))).toBe(true);
  });
});
