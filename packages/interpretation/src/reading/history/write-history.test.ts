import type { Language } from '@chitta/symbols/types';
import { describe, expect, it } from 'vitest';
import type { PastOccurrence, ReadingContext } from '../../types.ts';
import { hashOfText } from '../choose-wording.ts';
import { analyse } from '../testing/analysis.ts';
import { writeHistory } from './write-history.ts';

const past = (...rows: readonly Partial<PastOccurrence>[]): PastOccurrence[] =>
  rows.map((row, index) => ({ dreamId: String(index + 1), date: `2026-0${index + 6}-10`, ...row }));
const broken = { condition: { symbol: 'broken', text: 'broken' } };

function history(language: Language, text: string, context: ReadingContext): string[] {
  const seed = hashOfText(text);
  return writeHistory(analyse(language, text), { date: '2026-11-21', ...context }, seed).map(
    (each) => each.text,
  );
}

describe('writeHistory', () => {
  it('says nothing under three occurrences', () => {
    expect(history('en', 'I opened the door.', { past: { door: past({}) } })).toEqual([]);
  });

  it('counts the times and names the month of the first', () => {
    const [text] = history('en', 'I opened the door.', { past: { door: past({}, {}) } });
    expect(text).toMatch(/the door/iu);
    expect(text).toMatch(/third/u);
    expect(text).toMatch(/June/u);
  });

  it('compares the conditions of then and now', () => {
    const [text] = history('en', 'The phone was locked.', { past: { phone: past(broken, broken) } });
    expect(text).toMatch(/earlier you called it “broken” two times, and this time “locked”/u);
  });

  it('quotes no words of a dream in another language, and none that tell how something was done', () => {
    const said = (text: string, language?: Language) => ({
      condition: { symbol: text, text, ...(language && { language }) },
    });
    const phone = past(said('pequeña', 'es'), said('old', 'en'), said('slowly', 'en'), said('broken'));
    const [text] = history('en', 'The phone was locked.', { past: { phone } });
    expect(text).toMatch(/earlier you called it “old” and “broken”, and this time “locked”/u);
    const [silent] = history('en', 'The phone was locked.', {
      past: { phone: phone.slice(0, 1).concat(past(said('despacio', 'es'))) },
    });
    expect(silent).not.toMatch(/earlier you called/u);
  });

  it('tells when the dreamer does what was done to them before', () => {
    const context = { past: { chase: past({ actor: 'other' }, { actor: 'other' }) } };
    expect(history('en', 'I chased a cat.', context).join()).toMatch(/this time you do it yourself/u);
  });

  it('names every earlier dream as evidence', () => {
    const context = { past: { door: past({}, {}) } };
    const [sentence] = writeHistory(analyse('es', 'La puerta estaba cerrada.'), context, hashOfText('seed'));
    expect(sentence?.evidence.flatMap(({ ref }) => ref ?? [])).toEqual(['dream:1', 'dream:2']);
    expect(sentence?.text).toMatch(/tercera|tres/u);
  });

  it('notes symbols that have met before', () => {
    const both = past({}, {});
    const said = history('en', 'A dog stood at the door.', { past: { door: both, dog: both } });
    expect(said.join()).toMatch(/have met in two of your dreams/u);
  });

  it('lets the dreamer’s word come first where readings seldom fitted', () => {
    const said = history('es', 'Abrí la puerta.', { fits: { door: { fitted: 1, answered: 4 } } });
    expect(said.join()).toMatch(/tu propia palabra/u);
  });
});
