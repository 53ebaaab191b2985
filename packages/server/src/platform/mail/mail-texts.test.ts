import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createMailTexts } from './mail-texts.ts';

const source = join(import.meta.dirname, '../..');
const english = globSync('**/*-{mails,pushes}.en.json', { cwd: source });

function texts(file: string): [string, string][] {
  const walk = (value: unknown, path: string): [string, string][] =>
    typeof value === 'string'
      ? [[path, value]]
      : Object.entries(value as object).flatMap(([key, inner]) => walk(inner, `${path}.${key}`));
  return walk(JSON.parse(readFileSync(join(source, file), 'utf8')), '');
}
const slotsOf = (text: string) => (text.match(/\{\{\w+\}\}/g) ?? []).toSorted();

describe('the texts of mails and pushes', () => {
  it.each(english)('%s has the same keys and slots in Spanish', (file) => {
    const shape = (path: string) => texts(path).map(([key, text]) => [key, slotsOf(text)]);
    expect(shape(file.replace('.en.json', '.es.json'))).toEqual(shape(file));
  });

  it.each(english)('%s says "log out", as the pages do', (file) => {
    for (const [, text] of texts(file)) expect(text).not.toMatch(/\bsign(?:s|ed|ing)?[ -]out\b/i);
  });

  it('fill their slots', () => {
    const say = createMailTexts({
      en: { hello: { one: 'Hello {{name}}' } },
      es: { hello: { one: 'Hola {{name}}' } },
    });
    expect(say('es', 'hello.one', { name: 'Ana' })).toBe('Hola Ana');
  });
});
