import { describe, expect, it } from 'vitest';
import { lexiconOf } from '../../testing/lexicon-of.ts';
import { markMentions, withoutMarks } from '../../testing/mark.ts';

const english = lexiconOf('en', {
  animal: { horse: 'horse', owl: 'owl', whale: 'whale' },
  building: { barn: 'barn', chapel: 'chapel', tower: 'tower' },
  nature: { river: 'river', cloud: 'cloud', cliff: 'cliff' },
  object: { lamp: 'lamp', bell: 'bell', coin: 'coin' },
  food: { honey: 'honey', bread: 'bread' },
  person: { nurse: 'nurse', uncle: 'uncle' },
  action: { climb: 'climb', float: 'float', ring: 'ring/v' },
});

describe('what something is compared with in English', () => {
  it.each([
    ['shaped', 'A [~bell] shaped [lamp] hung there.'],
    ['themed', 'It was a [~whale] themed [chapel].'],
    ['with a hyphen', 'An [~owl]-like [nurse] came.'],
    ['sized', 'He held a [~coin]-sized [lamp].'],
    ['a kind of taste', 'It had a sort of [~honey] taste.'],
    ['sounded like', 'The [river] sounded like a [~bell].'],
    ['feels like', 'It feels like a [~chapel] in here.'],
    ['seemed like', 'It seemed like a [~tower].'],
    ['seemed like it was', 'It seemed like the [tower] was near.'],
    ['as if', 'The [cloud] moved as if it [~climbed].'],
    ['as though', 'She sang as though it was a [~chapel].'],
    ['resembles', 'The [barn] resembles a [~chapel].'],
    ['resembling', 'A [cloud] resembling a [~whale] came.'],
    ['identical to', 'It was identical to my [~lamp].'],
    ['akin to', 'Something akin to an [~owl] sat there.'],
    ['comparable to', 'It was comparable to a [~tower].'],
    ['the mirror image of', 'He was the mirror image of my [~uncle].'],
    ['might as well have been', 'It might as well have been a [~barn].'],
    ['reminiscent of', 'A smell reminiscent of [~bread] came.'],
    ['reminded us of', 'It reminded us of an [~owl].'],
    ['made me think of', 'The noise made me think of a [~river].'],
    ['a mix between', 'It was a mix between a [~horse] and an [~owl].'],
    ['right out of', 'It was right out of a [~chapel].'],
    ['out of a place of the dream', 'He came right out of the [chapel].'],
    ['the kind that one sees', 'A [lamp] of the sort you see in a [~barn].'],
    ['almost an', 'It was almost an [~owl].'],
    ['the height of', 'The [horse] was the height of a [~tower].'],
    ['the colour of', 'Her hair was the colour of [~honey].'],
    ['in the shape of a', 'They made the shape of a [~bell].'],
    ['than', 'The [owl] was bigger than a [~horse].'],
    ['than usual', 'The [river] was wider than usual near the [barn].'],
    ['rather than', 'I took [bread] rather than [-honey].'],
    ['other than', 'Nobody other than my [uncle] came.'],
    ['as * as', 'The [coin] was as wide as a [~barn].'],
    ['as far as', 'I swam as far as the [cliff].'],
    ['as long as', 'As long as the [bell] [rang], I ran.'],
    ['could have been', 'It could have been a [~horse].'],
    ['like to do', 'I would like to [climb] the [tower].'],
    ['they like', 'They like [honey] and I do too.'],
    ['like an amount', 'There were like twenty [owls].'],
    ['a list of things', 'There were kinds of things, like a [lamp] and a [bell].'],
    ['nothing like', 'It was nothing like a [~chapel].'],
  ])('%s', (_case, marked) => {
    expect(markMentions(withoutMarks(marked), english)).toBe(marked);
  });
});
