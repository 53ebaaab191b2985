import { describe, expect, it } from 'vitest';
import { chitta } from './testing/run-chitta.ts';

const dream = 'A dog chased me through my childhood home and I hid under the bed.';

describe('chitta interpret "a dream"', () => {
  it('prints the text and then the structure', () => {
    const { status, stdout } = chitta('interpret', dream);
    expect(status).toBe(0);
    const at = stdout.indexOf('\n{');
    const reading = JSON.parse(stdout.slice(at));
    const sentences: string[] = reading.sentences.map(({ text }: { text: string }) => text);
    expect(stdout.slice(0, at).split(/\s+/)).toEqual([...sentences.join(' ').split(' '), '']);
    expect(reading).toMatchObject({ language: 'en', engineVersion: expect.any(String) });
  });

  it('prints one line for machines', () => {
    const { stdout } = chitta('interpret', dream, '--json');
    expect(stdout.trim()).not.toContain('\n');
    expect(JSON.parse(stdout)).toMatchObject({ text: expect.any(String), sentences: expect.any(Array) });
  });

  it('reads in the language that is asked for, else in that of the dream', () => {
    const languageOf = (...options: string[]) =>
      JSON.parse(chitta('interpret', 'Un perro me perseguía por la casa.', '--json', ...options).stdout)
        .language;
    expect([languageOf(), languageOf('--language', 'en')]).toEqual(['es', 'en']);
  });

  it('gives the same reading twice', () => {
    expect(chitta('interpret', dream).stdout).toBe(chitta('interpret', dream).stdout);
  });

  it.each([
    ['an unknown level', [dream, '--level', 'gold'], '--level is one of premium, free, plain, not "gold"'],
    ['an unknown language', [dream, '--language', 'fr'], '--language is one of en, es, not "fr"'],
    ['an empty dream', [' '], 'There is no dream to read'],
    ['a dream without quotes', dream.split(' '), 'is one word too many'],
    ['an option of another command', [dream, '--readings'], '--readings'],
  ])('explains %s', (_case, args, message) => {
    const { status, stderr } = chitta('interpret', ...args);
    expect(status).toBe(1);
    expect(stderr).toContain(message);
    expect(stderr).not.toMatch(/^ +at /m);
  });
});
