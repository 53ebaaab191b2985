import { describe, expect, it } from 'vitest';
import { lexiconOf } from '../../testing/lexicon-of.ts';
import { markMentions, withoutMarks } from '../../testing/mark.ts';

const english = lexiconOf('en', {
  animal: { dog: 'dog', cat: 'cat', wolf: 'wolf' },
  building: { house: 'house', prison: 'prison', door: 'door' },
  place: { city: 'city', hole: 'hole', park: 'park' },
  object: { stone: 'stone', hat: 'hat' },
  person: { mother: 'mother', girl: 'girl' },
  action: { bark: 'bark', open: 'open', catch: 'catch', jump: 'jump' },
});

describe('comparison in English', () => {
  it.each([
    ['what seems so', 'It seemed like the [house] was a [prison].'],
    ['things like that', 'There were things like [stones] and [hats].'],
    ['more than any', 'It was bigger than any [~dog].'],
    ['the image of', 'She was the spitting image of my [~mother].'],
    ['two things', 'It reminded me of a [~dog] and a [~cat].'],
    ['two bare things', 'It smelled like [~dogs] and [~cats].'],
    ['two deeds', 'It sat like a [~dog] and [barked].'],
    ['another clause', 'It looked like a [~prison] and a [dog] [barked].'],
    ['another one who comes', 'It looked like a [~prison] and my [mother] was there.'],
    ['or, after a comma', 'It was like a [~prison], or maybe a [~house].'],
    ['something pushed', 'I held them like [~stones] pushed into a [~hole].'],
    ['something that looked like it', 'A thing that looked like a [~wolf] [jumped] on me.'],
    ['what is tried', 'He walked like a [~girl] trying to [~open] a [~door].'],
    ['a game of doing', 'It was like an over wild game of trying to [~catch] a [~cat].'],
    ['one of a kind', 'A [hat] (like the kind they sell in a [~city]) lay there.'],
    ['one I knew', 'It was like a [~dog] I had in a [~city].'],
    ['a place of life', 'It was like some [~park] of the [~city] where there is a [~prison].'],
    ['a place of the dream', 'It moved like a [~dog] in the [house].'],
    ['near a name', 'It looked like Rome, near [~City] [~Park].'],
    ['near a place of the dream', 'It looked like a [~prison], near the [house].'],
    ['who that is', 'She looked like Ann (the [~girl] with a [~hat]). A [dog] came.'],
    ['said of it in brackets', 'It looked like a [~prison] (but with [dogs]).'],
    ['as I did', 'I hid the [hat] like I did with the [~stones].'],
    ['as they used to', 'They [barked] like they used to [*jump].'],
    ['about as many', 'There were like 10 [dogs].'],
    ['what a smell is like', 'It had a kind of [~stone] smell.'],
    ['a smell that is told of', 'A kind of sweet smell came from the [house].'],
    ['a cross', 'It was a cross between a [~dog] and a [~wolf].'],
    ['almost', 'It was almost a [~prison].'],
    ['almost a mile', 'I went almost a mile with a [dog].'],
    ['straight out of', 'It was something out of a [~prison].'],
  ])('%s', (_case, marked) => {
    expect(markMentions(withoutMarks(marked), english)).toBe(marked);
  });
});
