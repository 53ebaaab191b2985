import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { compileContent } from './compile-content.ts';

const entry = `
- id: lamp
  group: object
  common: true
  vital: false
  basis: house
  en: { name: Lamp, category: Objects, description: Long., extended: Longer., variations: [lamp] }
  es: { name: Lámpara, category: Objetos, description: Largo., extended: Más., variations: [lámpara] }
`;

const practice = `
- id: rest
  family: resting
  minutes: 5
  time: any
  fields: []
  kinds: []
  en: { title: Rest, why: So., steps: [Rest.], notice: How. }
  es: { title: Descansa, why: Sí., steps: [Descansa.], notice: Cómo. }
`;

describe('compileContent', () => {
  let home = '';
  const content = () => join(home, 'symbols', 'content.yaml');
  const generated = () => join(home, 'generated');
  const compile = (force = false) => compileContent(home, generated(), { force });
  const read = (name: string) => JSON.parse(readFileSync(join(generated(), name), 'utf8'));

  beforeEach(() => {
    home = mkdtempSync(join(tmpdir(), 'content-'));
    mkdirSync(join(home, 'symbols'));
    writeFileSync(content(), entry);
  });
  afterEach(() => rmSync(home, { recursive: true }));

  it('writes words, what readings say of them, and the long texts, in each language', () => {
    const { version } = compile();
    const words = read('words.es.json');
    expect(words).toMatchObject({
      language: 'es',
      version,
      entries: [{ id: 'lamp', variations: 'lámpara' }],
    });
    expect(words.entries[0]).not.toHaveProperty('name');
    expect(read('texts.es.json').entries[0]).toMatchObject({ name: 'Lámpara', category: 'Objetos' });
    expect(read('details.en.json').details).toEqual({ lamp: { description: 'Long.', extended: 'Longer.' } });
    expect(readdirSync(generated())).toHaveLength(21);
  });

  it('does nothing while the content stays the same, unless forced', () => {
    expect(compile().isWritten).toBe(true);
    expect(compile().isWritten).toBe(false);
    expect(compile(true).isWritten).toBe(true);
  });

  it('compiles again when the content or a compiled file has changed', () => {
    const first = compile().version;
    writeFileSync(content(), entry.replace('Lamp', 'Lantern'));
    const second = compile();
    expect(second.isWritten).toBe(true);
    expect(second.version).not.toBe(first);
    rmSync(join(generated(), 'details.es.json'));
    expect(compile().isWritten).toBe(true);
  });

  it('compiles what dreams are not read with again, and leaves the dictionary the version that it had', () => {
    const { version } = compile();
    mkdirSync(join(home, 'practices'));
    writeFileSync(join(home, 'practices', 'rest.yaml'), practice);
    expect(compile()).toMatchObject({ version, isWritten: true });
    expect(read('practices.en.json')).toMatchObject([{ id: 'rest' }]);
    expect(read('words.en.json').version).toBe(version);
  });

  it('refuses what cannot be compiled and keeps what was compiled before', () => {
    const { version } = compile();
    writeFileSync(content(), entry + entry);
    expect(() => compile()).toThrow('two entries have the id "lamp"');
    writeFileSync(content(), 'id: [');
    expect(() => compile()).toThrow('content.yaml');
    expect(read('words.en.json').version).toBe(version);
  });
});
