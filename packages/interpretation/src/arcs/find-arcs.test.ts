import type { Language } from '@chitta/symbols/types';
import { describe, expect, it } from 'vitest';
import { type Ends, textsOf, view } from './testing/arcs.ts';

type Arcs = Parameters<typeof textsOf>[0];

const found = (arcs: Arcs, text: string, language: Language = 'en') =>
  textsOf(arcs, language)
    .findArcs(view(text, language))
    .map(({ arc }) => arc.id);

describe('arcFinder', () => {
  it.each([
    ['A dog chased me.', ['chased']],
    ['I was chasing me.', ['chased']],
    ['The dog did not chase me.', []],
    ['It was as if a dog chased me.', []],
  ])('finds %s as %j', (text, ids) => {
    expect(found({ chased: ['~chase me'] }, text)).toEqual(ids);
  });

  it('finds what is denied where the cue denies it', () => {
    const arcs = { 'no-voice': ["couldn't/can't _ ~scream"] };
    expect(found(arcs, "I couldn't even scream.")).toEqual(['no-voice']);
    expect(found(arcs, 'I could scream.')).toEqual([]);
  });

  it('knows how people write half asleep', () => {
    expect(found({ 'no-voice': ["couldn't _ ~scream"] }, 'i couldnt even scream')).toEqual(['no-voice']);
    expect(found({ mother: ['que me ~llamar mi madre'] }, 'soñé q me llamaba mi madre', 'es')).toEqual([
      'mother',
    ]);
  });

  it('lets other words of the sentence take it back, or asks for them nearby', () => {
    const back = { chased: [{ words: ['~chase me'], not: ['~play tag'] }] };
    expect(found(back, 'We played tag and he chased me.')).toEqual([]);
    expect(found(back, 'We played tag. He chased me.')).toEqual(['chased']);
    const and = { driven: [{ words: ['drunk woman'], and: ['@#car'] }] };
    expect(found(and, 'I sat in a car. A drunk woman came.')).toEqual(['driven']);
    expect(found(and, 'I sat in a car. It rained. Nothing else. A drunk woman came.')).toEqual([]);
  });

  it('stays inside a sentence', () => {
    expect(found({ baby: ['baby _ talking'] }, 'There was a baby there. They were talking.')).toEqual([]);
  });

  it('asks who does it, and when', () => {
    const mine = { mine: [{ words: ['~drive'], by: 'dreamer' as const }] };
    expect(found(mine, 'I drove home.')).toEqual(['mine']);
    const manejado = { mine: [{ words: ['~conducir'], by: 'dreamer' as const }] };
    expect(found(manejado, 'Conducía a casa.', 'es')).toEqual(['mine']);
    expect(found(manejado, 'Llegamos tarde. Condujeron hasta la casa.', 'es')).toEqual([]);
    expect(found(mine, 'My mother drove home.')).toEqual([]);
    const late = { late: [{ words: ['door'], at: 'end' as const }] };
    expect(found(late, 'A door. Then we walked and walked and walked on.')).toEqual([]);
    expect(found(late, 'We walked and walked and walked on to a door.')).toEqual(['late']);
  });

  it('understands Spanish without its accents', () => {
    expect(found({ chased: ['me ~perseguir'] }, 'Un perro me perseguía.', 'es')).toEqual(['chased']);
    expect(found({ chased: ['me ~perseguir'] }, 'El perro no me perseguía.', 'es')).toEqual([]);
  });

  it('puts what weighs more first, and what is told late', () => {
    const arcs = { light: { cues: ['dog'], weight: 4 }, heavy: { cues: ['house'], weight: 6 } };
    expect(found(arcs, 'A dog ran by a house.')).toEqual(['heavy', 'light']);
    const equal = { 'a-first': ['dog'], 'b-last': ['house'] };
    expect(found(equal, 'A dog came and went and came and went again, and I saw a house.')).toEqual([
      'b-last',
      'a-first',
    ]);
  });

  it('adds up cues where one is not enough, the same words once', () => {
    const cue = (word: string) => ({ words: [word], weight: 3 });
    const arcs = { both: { cues: [cue('dog'), cue('dog/cat'), cue('house')], needs: 5 } };
    expect(found(arcs, 'A dog came.')).toEqual([]);
    expect(found(arcs, 'A dog came to the house.')).toEqual(['both']);
    const against = { both: { cues: [cue('dog'), cue('house'), { words: ['rain'], weight: -3 }], needs: 5 } };
    expect(found(against, 'A dog came to the house in the rain.')).toEqual([]);
  });

  it('takes time in proportion to the dream', () => {
    const arcs = { gaps: ['a _ _ _ b'] };
    expect(found(arcs, 'a '.repeat(20_000))).toEqual([]);
    // Who does it is asked at each of them, in one sentence that names nobody.
    expect(found({ rain: [{ words: ['rain'], by: 'other' as const }] }, 'rain '.repeat(20_000))).toEqual([]);
  });

  it('asks who does it from the nearest subject on, in each sentence anew', () => {
    const his = { his: [{ words: ['~drive'], by: 'other' as const }] };
    expect(found(his, 'I sat there while my mother slowly drove on.')).toEqual(['his']);
    expect(found(his, 'My mother sat there. Slowly drove on.')).toEqual([]);
  });
});

describe('how an arc ends', () => {
  const ends = (text: string, given: Ends) =>
    textsOf({ chased: ['~chase me'] }, 'en', given)
      .findArcs(view(text))
      .map(({ ending }) => ending?.said.headline[0]);

  it.each([
    ['A dog chased me. I got away.', 'Headline of away.'],
    ['A dog chased me. I got away but then it bit me.', 'Headline of bitten.'],
    ['I got away once. A dog chased me.', undefined],
    ['A dog chased me. I did not get away.', undefined],
    [`A dog chased me. ${'We walked on. '.repeat(7)}I got away.`, undefined],
  ])('%s: %s', (text, headline) => {
    expect(ends(text, { chased: { away: ['~get away'], bitten: ['~bite/bit me'] } })).toEqual([headline]);
  });

  it('says of the arc what is its own before what is said of every such arc', () => {
    const given = { chased: { away: ['~get away'] }, threatened: { woke: ['my bed'] } };
    expect(ends('A dog chased me. I got away. I lay in my bed.', given)).toEqual(['Headline of away.']);
    expect(ends('A dog chased me. I lay in my bed.', given)).toEqual(['Headline of woke.']);
  });

  it('puts an arc with its end before one without', () => {
    const arcs = { 'a-dog': ['dog'], 'b-chased': ['~chase me'] };
    const found = textsOf(arcs, 'en', { 'b-chased': { away: ['~get away'] } }).findArcs(
      view('A dog chased me. I got away. It rained and rained and rained for days and days.'),
    );
    expect(found.map(({ arc }) => arc.id)).toEqual(['b-chased', 'a-dog']);
  });
});
