import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { chitta } from './testing/run-chitta.ts';

const folder = mkdtempSync(join(tmpdir(), 'chitta-cli-'));
afterAll(() => rmSync(folder, { recursive: true }));

function fileOf(content: string, ending = '.jsonl'): string {
  const file = join(folder, `${Math.random()}${ending}`);
  writeFileSync(file, content);
  return file;
}

const english = { id: 'one', text: '🐕 There was no dog in the house. My mother was swimming.' };
const spanish = { id: 2, text: 'Mi madre nadaba en el mar y se le caían los dientes.' };
const markOf = (text: string, quote: string, more: object = {}) => {
  const start = text.indexOf(quote);
  const place = { start, end: start + quote.length, quote };
  return { ...place, concept: quote, group: 'other', core: true, ...more };
};

describe('chitta recognise', () => {
  it('writes a line for each dream, with exact places and the state of each mention', () => {
    const { status, stdout } = chitta(
      'recognise',
      fileOf(`\uFEFF${JSON.stringify(english)}\r\n\n${JSON.stringify(spanish)}\n`),
    );
    expect(status).toBe(0);
    const [first, second] = stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect([first.id, first.language, second.id, second.language]).toEqual(['one', 'en', 2, 'es']);
    for (const { start, end, text } of first.symbols) expect(english.text.slice(start, end)).toBe(text);
    expect(first.symbols).toContainEqual(expect.objectContaining({ symbol: 'dog', state: 'absent' }));
    expect(first.symbols).toContainEqual(
      expect.objectContaining({ symbol: 'swim', state: 'present', sense: 'verb.action' }),
    );
    expect(second.symbols).toContainEqual(expect.objectContaining({ symbol: 'mother', text: 'madre' }));
  });

  it.each([
    ['a line that is no JSON', `${JSON.stringify(english)}\n{"id":`, ':2: this line is no JSON'],
    ['a dream without text', '{"id":"a"}', ':1: text: '],
  ])('names file, line and reason of %s', (_case, content, reason) => {
    const file = fileOf(content);
    const { status, stderr } = chitta('recognise', file);
    expect(status).toBe(1);
    expect(stderr).toContain(`${file}${reason}`);
    expect(stderr).not.toContain(' at ');
  });

  it.each([
    ['no such file', ['recognise', join(folder, 'none.jsonl')], 'cannot be read: ENOENT'],
    ['no command', [], 'Usage:'],
    ['an unknown command', ['toString', 'x'], 'There is no command "toString"'],
    ['an unknown option', ['recognise', '--fast', 'x'], "Unknown option '--fast'"],
  ])('explains %s', (_case, args, message) => {
    const { status, stderr } = chitta(...args);
    expect(status).toBe(1);
    expect(stderr).toContain(message);
  });
});

describe('chitta eval', () => {
  const dreams = [
    {
      ...english,
      mentions: [markOf(english.text, 'dog', { flag: 'absent' }), markOf(english.text, 'house')],
    },
    {
      id: 'two',
      text: spanish.text,
      mentions: [markOf(spanish.text, 'madre'), markOf(spanish.text, 'caían')],
    },
  ];
  const file = fileOf(dreams.map((dream) => JSON.stringify(dream)).join('\n'));

  it('measures each language', () => {
    const { status, stdout } = chitta('eval', file);
    expect(status).toBe(0);
    expect(stdout).toContain('en: 1 dreams, 2 marked mentions');
    expect(stdout).toContain('recall on core mentions  1.000  (1 of 1)');
    expect(stdout).toContain('flag errors              0.000  (0 of 1)');
    expect(stdout).toMatch(/false hits: .*mother \(mother\)/);
  });

  it('gives the same for machines', () => {
    const figures = JSON.parse(chitta('eval', file, '--json').stdout);
    expect(figures.es.coreRecall).toEqual({ count: 2, of: 2, share: 1 });
  });

  it('measures dreams in our own notation, for the language that the name says', () => {
    const marked = fileOf(
      '# a: denial\nNo [-dog] was in the [house].\n\n# b: sea\n[Water], {sand}.\n',
      '.es.txt',
    );
    const { es, en } = JSON.parse(chitta('eval', marked, '--json').stdout);
    expect(en).toBeUndefined();
    expect(es).toMatchObject({ dreams: 2, mentions: 4, flagErrors: { of: 1 }, coreRecall: { of: 2 } });
    expect(chitta('eval', join(folder, 'none.en.txt')).stderr).toContain('cannot be read: ENOENT');
  });

  it('refuses marks that do not fit their text', () => {
    const wrong = { ...english, mentions: [{ ...markOf(english.text, 'dog'), start: 0, end: 3 }] };
    const { status, stderr } = chitta('eval', fileOf(JSON.stringify(wrong)));
    expect(status).toBe(1);
    expect(stderr).toContain(':1: "dog" does not stand at 0');
  });
});
