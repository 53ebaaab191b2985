import { describe, expect, it } from 'vitest';
import { lexiconOf } from '../../testing/lexicon-of.ts';
import { markMentions, withoutMarks } from '../../testing/mark.ts';

const english = lexiconOf('en', {
  animal: { dog: 'dog', cat: 'cat', dragon: 'dragon' },
  building: { house: 'house', castle: 'castle' },
  object: { sword: 'sword', bed: 'bed' },
  person: { mother: 'mother', sister: 'sister' },
  feeling: { pain: 'headache' },
  condition: { dead: 'dead/a' },
  action: { die: 'die', kill: 'kill', bark: 'bark', walk: 'walk', wake: 'wake up' },
});

const story =
  'On and on I went, far away, over many hills and through many woods, until at last, late and alone, I stood there. It was a long way and it went on for a long time, with nobody in sight.';

describe('how far cues reach in English', () => {
  it.each([
    ['a noun before "style"', 'I lived in a [~castle] style [house].'],
    ['a kind of style', 'It was the old style.'],
    ['what is not there does nothing', 'No [-dog] [-barked] at the [house].'],
    ['who lacks something does', 'A [mother] with no [-sword] [walked] in.'],
    ['what would have been', 'I would have [-killed] the [dragon] in the [house].'],
    ['what would have to be', 'I would have to [kill] the [dragon].'],
    ['what might be', 'If I had had a [-sword], I would have [-killed] it.'],
    ['a wish', 'I wished I had a [-sword] when the [dragon] came.'],
    ['a question', 'They asked if I had a [sword].'],
    ['not that', "It's not that my [mother] came, not that I was [-dead]."],
    ['the waking world before the dream', 'My [*mother] is [*dead], but in the dream she was with a [cat].'],
    ['the dream before the dream', 'It was a [house], but in the dream it had a [dog].'],
    ['somebody of life', 'My [sister] Ann, who [*died] young, was there.'],
    ['somebody of the dream', 'A [dragon], who [died] young, was there.'],
    ['who wakes the dreamer', 'A [dog] came and my [*mother] woke me.'],
    ['what wakes the dreamer', 'A [dog] came, my [*cat] jumped on the [*bed] and woke me.'],
    [
      'waking at a time of life',
      `Last night I [*woke up] with a [*headache] from a dream of a [dog]. ${story} A [cat] came.`,
    ],
    ['waking in the dream', `I [woke up] with a [headache]. ${story} A [cat] came.`],
  ])('%s', (_case, marked) => {
    expect(markMentions(withoutMarks(marked), english)).toBe(marked);
  });
});
