import type { Language } from '@chitta/symbols/types';
import { describe, expect, it } from 'vitest';
import type { ReadingLevel } from '../../types.ts';
import type { Skeleton } from '../model.ts';
import { actedSample, actSample, nounSample } from '../testing/sample-slots.ts';
import { sentencesFrom } from '../testing/sentence-faults.ts';
import { phrasingOf } from './phrasing-of.ts';
import type { Phrasing } from './slots.ts';

const languages: readonly Language[] = ['en', 'es'];
const levels: readonly ReadingLevel[] = ['free', 'premium', 'plain'];

function tablesOf(tables: Phrasing): [string, readonly Skeleton<never>[]][] {
  return Object.entries(tables) as [string, readonly Skeleton<never>[]][];
}

describe.each(languages)('phrasingOf (%s)', (language) => {
  it('reads free and premium with one set of sentences, plain with another', () => {
    expect(phrasingOf(language, 'free')).toBe(phrasingOf(language, 'premium'));
    expect(phrasingOf(language, 'plain')).not.toBe(phrasingOf(language, 'free'));
  });

  it.each(levels)('gives every sentence of level %s a name of its own', (level) => {
    const ids = tablesOf(phrasingOf(language, level)).flatMap(([, table]) => table.map(({ id }) => id));
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
    expect(ids.every((id) => id.startsWith(`${language}.`))).toBe(true);
  });

  it.each(levels)('leaves no table of level %s empty', (level) => {
    const empty = tablesOf(phrasingOf(language, level)).filter(([, table]) => table.length === 0);
    expect(empty.map(([name]) => name)).toEqual([]);
  });

  it.each(levels)('has no sentence in two tables of level %s', (level) => {
    const { place, person, thing, actDreamer, actHappens, actOther, actOnDreamer } = phrasingOf(
      language,
      level,
    );
    const house = nounSample(language, 'house', { known: true });
    const nouns = [place, person, thing].flatMap((table) => sentencesFrom(table, [house]));
    expect(new Set(nouns).size).toBe(nouns.length);
    const act = [actDreamer, actHappens].flatMap((table) => sentencesFrom(table, [actSample(language)]));
    const acted = [actOther, actOnDreamer].flatMap((table) =>
      sentencesFrom(table, [actedSample(language, 'dog')]),
    );
    expect(new Set([...act, ...acted]).size).toBe(act.length + acted.length);
  });

  it('has as many tables as the other language', () => {
    const names = (each: Language) =>
      tablesOf(phrasingOf(each, 'premium'))
        .map(([name]) => name)
        .sort();
    expect(names(language)).toEqual(names('en'));
  });
});
