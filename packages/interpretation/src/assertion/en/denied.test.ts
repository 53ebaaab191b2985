import { describe, expect, it } from 'vitest';
import { lexiconOf } from '../../testing/lexicon-of.ts';
import { markMentions, withoutMarks } from '../../testing/mark.ts';

const english = lexiconOf('en', {
  animal: { dog: 'dog' },
  building: { house: 'house', door: 'door' },
  object: { key: 'key', bag: 'bag' },
  person: { mother: 'mother' },
  feeling: { pain: 'pain', fear: 'afraid/a', anger: 'angry/a' },
  action: { run: 'run', bite: 'bite', dance: 'dance', scream: 'scream', laugh: 'laugh', open: 'open' },
  body: { voice: 'voice' },
});

describe('denial in English', () => {
  it.each([
    ['a feeling that cannot be felt', "I couldn't feel any [-pain] for my [mother]."],
    ['a new thing that cannot be heard', "We couldn't hear a [-voice] in the [house]."],
    ['a known thing that cannot be seen', "I couldn't see the [dog]."],
    ['nothing that could be found', "I can't find any [-key]."],
    ['inability is told as a fact', "The [dog] can't [run]."],
    ['a belief that somebody could not', "I thought they couldn't [-dance], but they [danced]."],
    ['a belief that somebody might not', 'He thought maybe we could not [-dance], but we [danced].'],
    ['inability that is told of', "I told them that you can't [dance]."],
    ['a lack', 'There was a lack of [-keys].'],
    ['never so much', 'I had never been so [afraid].'],
    ['little of it', "There wasn't much [-pain]."],
    ['none of them', 'None of the [dogs] [-laughed].'],
    ['not one of them', 'Not one of them had a [-key].'],
    ['none of this', 'None of you may [-dance], said my [mother].'],
    ['nobody in a known place', 'Nobody was in the [house].'],
    ['nobody would', 'Nobody would [open] the [door].'],
    ['out of a new thing', 'I was not pulling it out of a [-bag].'],
    ['nobody asked', 'He never asked me to [-dance] in the [house].'],
    ['afraid of being', 'I was not [-afraid] of being [-bitten] by the [dog].'],
    ['either of two deeds', "I didn't [-laugh] or [-scream]."],
  ])('%s', (_case, marked) => {
    expect(markMentions(withoutMarks(marked), english)).toBe(marked);
  });
});
