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
      texts: texts.filter(({ id }) => id !== 'thought.kind-fear.light'),
    }).map(({ symbol }) => symbol);
    expect(messages).toEqual(['oracle field love', 'oracle kind fear', 'oracle thought.kind-fear.light']);
  });

  it.each([
    ['a place that nothing fills', ['On {nigth} it was so.']],
    ['a word that answers do not use', ['You should leave.']],
    ['begins with a capital', ['so it is.']],
    ['ends its sentence', ['So it is']],
    ['more than', [`So ${'very '.repeat(100)}it is.`]],
  ])('finds what has %s', (fault, wordings) => {
    const problems = withOracle({ texts: said('thought.kind-fear.light', wordings) });
    expect(problems.map(({ message }) => message).join()).toContain(fault);
  });

  it('checks what is said of matters as everything else', () => {
    const [first, ...others] = content.oracle.matters;
    if (first === undefined) throw new TypeError('there are matters');
    const changed = { ...first, en: { ...first.en, heavy: { lead: 'You must go.', thought: '' } } };
    const messages = withOracle({ matters: [changed, ...others] }).map(({ symbol }) => symbol);
    expect(new Set(messages)).toEqual(
      new Set([`oracle lead.${first.id}.heavy`, `oracle thought.${first.id}.heavy`]),
    );
  });

  it('wants both languages', () => {
    expect(withOracle({ texts: said('thought.kind-fear.light', ['So it is.'], []) })).toEqual([
      { symbol: 'oracle thought.kind-fear.light', language: 'es', message: 'has no wording' },
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
