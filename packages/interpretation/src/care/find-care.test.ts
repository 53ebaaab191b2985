import { describe, expect, it } from 'vitest';
import { checksumOfCare, readCareCorpus } from '../../scripts/care-corpus.ts';
import { careKinds, strengthOf } from './care-kinds.ts';
import { findCare } from './find-care.ts';
import learned from './learned-care.json' with { type: 'json' };
import { expectLinearTime } from './testing/expect-linear-time.ts';

const corpus = readCareCorpus();

describe('findCare', () => {
  it('was learned from the sentences of the corpus, as they are', () => {
    expect(learned.learnedFrom, 'run: node packages/interpretation/scripts/learn.ts').toBe(checksumOfCare());
  });

  it('meets every sentence of the corpus that has to be met', () => {
    expect(corpus.filter(({ must, text }) => must && !findCare(text)).map(({ text }) => text)).toEqual([]);
  });

  it('leaves at least 98 in 100 of the others to be read', () => {
    const others = corpus.filter(({ must }) => !must);
    const met = others.filter(({ text }) => findCare(text)).map(({ text }) => text);
    expect(met.length / others.length, met.join('\n')).toBeLessThanOrEqual(0.02);
  });

  it.each(['en', 'es'])('has 40 sentences of both sorts of each kind (%s)', (language) => {
    for (const kind of careKinds) {
      const own = corpus.filter((each) => each.kind === kind && each.writer.endsWith(language));
      expect(own.filter(({ must }) => must).length, kind).toBeGreaterThanOrEqual(40);
      expect(own.filter(({ must }) => !must).length, kind).toBeGreaterThanOrEqual(40);
    }
  });

  it('names the kind that was meant, nearly always', () => {
    const must = corpus.filter((each) => each.must);
    const right = must.filter(({ text, kind }) => findCare(text)?.kind === kind);
    expect(right.length / must.length).toBeGreaterThan(0.9);
  });

  it('rests on words of the dream', () => {
    const text = 'My uncle came into my room and touched me, like when I was little.';
    const { spans, kind, strength } = findCare(text) ?? { spans: [], kind: undefined, strength: undefined };
    expect(kind).toBe('abuse_sexual');
    expect(strength).toBe('strong');
    const words = spans.map(({ start, end }) => text.slice(start, end));
    expect(words.length).toBeGreaterThan(0);
    expect(words.join(' ')).toContain('touched');
  });

  it('finds one such stretch in a long dream', () => {
    const dull = 'We walked through the market and bought bread, then the bus was late again. ';
    const text = `${dull.repeat(12)}My stepfather hit me with the belt again and I hid under the bed. ${dull.repeat(12)}`;
    expect(findCare(text)?.kind).toBe('violence_partner_or_family');
    expect(findCare(dull.repeat(24))).toBeUndefined();
  });

  it('finds nothing where there is nothing', () => {
    for (const text of ['', ' ', '…', '12 34', '🌙']) expect(findCare(text)).toBeUndefined();
  });

  it('knows which kinds may be read gently', () => {
    expect(careKinds.filter((kind) => strengthOf(kind) === 'gentle')).toEqual([
      'addiction',
      'serious_illness_or_dementia',
      'recent_death',
    ]);
  });

  it.each([
    ['spaces', ' '.repeat(500_000)],
    ['one letter', 'a'.repeat(500_000)],
    ['commas', ','.repeat(500_000)],
    ['quotes', "'".repeat(500_000)],
    ['quoted letters', "a'".repeat(250_000)],
    ['one sentence', 'my husband never hit me '.repeat(20_000)],
    ['short sentences', 'He hit me. '.repeat(45_000)],
  ])('takes time in proportion to the text: %s', (_, text) => {
    expectLinearTime(text, findCare);
  });
});
