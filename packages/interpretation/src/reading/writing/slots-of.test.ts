import { describe, expect, it } from 'vitest';
import type { Point, PointOf } from '../model.ts';
import { findPoints } from '../points.ts';
import { analyse } from '../testing/analysis.ts';
import { actSlots, meaningOf, moodSlots, nameOf, nounSlots } from './slots-of.ts';

function pointsOf(language: 'en' | 'es', text: string): readonly Point[] {
  return findPoints(analyse(language, text), [{ start: 0, end: text.length }]).flatMap(
    ({ points }) => points,
  );
}

function pointOf<Kind extends Point['kind']>(language: 'en' | 'es', text: string, kind: Kind): PointOf<Kind> {
  const point = pointsOf(language, text).find((each): each is PointOf<Kind> => each.kind === kind);
  if (!point) throw new TypeError(`no point of kind ${kind}`);
  return point;
}

describe('nameOf and meaningOf', () => {
  const [sign] = analyse('en', 'There was a dog in the field.').figures.map((figure) => figure.sign);
  if (!sign) throw new TypeError('a sign is expected');
  const named = (name: string, variation: string, meaning = '') => ({
    ...sign,
    entry: { ...sign.entry, name, meaning },
    mention: { ...sign.mention, variation },
  });

  it.each([
    ['Dog', 'hound', 'dog'],
    ['Pushing or pulling', 'pull over', 'pulling'],
    ['Pushing or pulling', 'push', 'pushing'],
    ['Pushing or pulling', 'yank', 'pushing or pulling'],
    ['Ayudar o rescatar', 'rescatar', 'rescatar'],
    ['Orchid', 'orchid', 'orchid'],
  ])('%s, told as %s, is %s', (name, variation, said) => {
    expect(nameOf(named(name, variation))).toBe(said);
  });

  it('marks a meaning with an aside, so that the sentence can close it', () => {
    expect(meaningOf(named('Dog', 'dog', 'a habit, kept for years'))).toBe('a habit, kept for years\ue000');
    expect(meaningOf(named('Dog', 'dog', 'a habit'))).toBe('a habit');
  });
});

describe('nounSlots', () => {
  it('names the noun, what belongs to it and what it means', () => {
    const { figure } = pointOf('en', 'I was in the flooded kitchen with them.', 'place');
    const slots = nounSlots(figure, 2);
    expect(slots).toMatchObject({ np: 'the flooded kitchen', bare: 'the kitchen', plural: false, scene: 2 });
    expect(slots.where).toBe('in the flooded kitchen');
    expect(slots.trait).toMatchObject({ words: 'flooded', isColour: false, isShown: true });
  });

  it('takes the degree away with the condition', () => {
    const { figure } = pointOf('en', 'I saw a very broken window in front of me.', 'thing');
    expect(nounSlots(figure, 0).bare).toBe('the window');
  });

  it('knows colours and people', () => {
    expect(
      nounSlots(pointOf('en', 'There was a black dog outside.', 'thing').figure, 0).trait?.isColour,
    ).toBe(true);
    expect(nounSlots(pointOf('en', 'I met my brother there again.', 'thing').figure, 0)).toMatchObject({
      known: true,
      group: 'person',
    });
  });

  it('names the owner of a place', () => {
    const { figure } = pointOf('en', "I was in my grandmother's house.", 'place');
    expect(nounSlots(figure, 0).owner?.np).toBe('your grandmother');
  });
});

describe('actSlots', () => {
  it('names what is done, and to what', () => {
    const slots = actSlots(pointOf('en', 'I opened the door slowly.', 'act'), 1, false);
    expect(slots).toMatchObject({ doing: 'open the door slowly', name: 'opening', scene: 1 });
    expect(slots.object?.np).toBe('the door');
    expect(slots.actor).toBeUndefined();
  });

  it('names who does it', () => {
    const slots = actSlots(pointOf('en', 'A black dog chased me for hours.', 'act'), 0, true);
    expect(slots.actor?.np).toBe('the black dog');
    expect(slots).toMatchObject({ actorKnown: true, quote: 'A black dog chased me for hours' });
  });
});

describe('moodSlots', () => {
  it('says a condition in the words of the dream', () => {
    const { trait, quote } = pointOf('en', 'Everything around here was broken.', 'trait');
    expect(moodSlots(trait.sign, quote)).toMatchObject({
      words: 'broken',
      group: 'condition',
      quote: 'Everything around here was broken',
    });
  });
});
