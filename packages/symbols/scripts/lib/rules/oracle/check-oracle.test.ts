import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type OracleContent, parseContent, readContentFiles } from '../../read-content.ts';
import { checkOracle } from './check-oracle.ts';

const content = parseContent(readContentFiles(join(import.meta.dirname, '../../../../content')));
const withOracle = (change: Partial<OracleContent>) =>
  checkOracle({ ...content, oracle: { ...content.oracle, ...change } });

/** The texts with the wordings of one place changed. */
function said(id: string, en: readonly string[], es: readonly string[] = ['Bien.']): OracleContent['texts'] {
  return content.oracle.texts.map((entry) => (entry.id === id ? { id, en, es } : entry));
}

describe('checkOracle', () => {
  it('finds nothing wrong with what the Oracle says', () => {
    expect(checkOracle(content)).toEqual([]);
  });

  it('misses fields, kinds and places of answers', () => {
    const { fields, kinds, texts } = content.oracle;
    const messages = withOracle({
      fields: fields.filter(({ id }) => id !== 'love'),
      kinds: kinds.filter(({ id }) => id !== 'fear'),
      texts: texts.filter(({ id }) => id !== 'thought.fear.easier'),
    }).map(({ symbol }) => symbol);
    expect(messages).toEqual(['oracle field love', 'oracle kind fear', 'oracle thought.fear.easier']);
  });

  it.each([
    ['a place that nothing fills', ['On {nigth} it was so.']],
    ['a word that answers do not use', ['You should leave.']],
    ['begins with a capital', ['so it is.']],
    ['ends its sentence', ['So it is']],
    ['more than', [`So ${'very '.repeat(80)}it is.`]],
  ])('finds what has %s', (fault, wordings) => {
    const problems = withOracle({ texts: said('thought.fear.easier', wordings) });
    expect(problems.map(({ message }) => message).join()).toContain(fault);
  });

  it('wants both languages', () => {
    expect(withOracle({ texts: said('thought.fear.easier', ['So it is.'], []) })).toEqual([
      { symbol: 'oracle thought.fear.easier', language: 'es', message: 'has no wording' },
    ]);
  });

  it('knows the symbols of the dictionary', () => {
    const acts = content.oracle.acts.map((act, at) =>
      at === 0 ? { ...act, doing: ['no-such-thing'] } : act,
    );
    expect(withOracle({ acts }).map(({ message }) => message)).toEqual([
      'names a symbol that there is not: no-such-thing',
    ]);
  });
});
