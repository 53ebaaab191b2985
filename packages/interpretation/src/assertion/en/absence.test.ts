import { describe, expect, it } from 'vitest';
import { lexiconOf } from '../../testing/lexicon-of.ts';
import { markMentions, withoutMarks } from '../../testing/mark.ts';

const english = lexiconOf('en', {
  animal: { horse: 'horse', owl: 'owl' },
  building: { barn: 'barn', tower: 'tower', window: 'window' },
  object: { lamp: 'lamp', bell: 'bell', coin: 'coin' },
  clothing: { glove: 'glove' },
  body: { tooth: 'tooth' },
  person: { nurse: 'nurse', uncle: 'uncle' },
  feeling: { shame: 'ashamed/a, shame', hope: 'hope/n' },
  action: { climb: 'climb', pay: 'pay', sing: 'sing' },
});

describe('what is not there in English', () => {
  it.each([
    ['no', 'The [barn] had no [-window].'],
    ['no idea', 'I had no idea where the [horse] was.'],
    ['no matter', 'No matter which [lamp] I lit, it was dark.'],
    ['no one', 'No one had a [-coin].'],
    ['no, of course', 'No, the [owl] was there.'],
    ['no longer', 'It was no longer a [-tower].'],
    ['no longer in a place', 'We were no longer in the [tower].'],
    ['without', 'I [paid] without a [-coin].'],
    ['without a part of the body', 'My [uncle] came without [teeth].'],
    ['no garment', 'I had no [gloves] on.'],
    ['neither, nor', 'Neither the [-horse] nor the [-owl] came.'],
    ['an absence of', 'There was an absence of [-shame].'],
    ['instead of', 'He held a [lamp] instead of a [-bell].'],
    ['would have', 'I would have [-paid] with a [-coin].'],
    ["would've", "I would've [-sung] in the [tower]."],
    ['would have to', 'I would have to [pay] my [uncle].'],
    ['if there were', 'If there were a [-bell], I would ring.'],
    ['if I had to', 'I asked if I had to [pay].'],
    ['to see whether', 'I went to see if there were [owls].'],
    ['wishing', 'Wishing I had a [-lamp], I went on to the [barn].'],
    ['not that', 'Not that I was [-ashamed], but the [nurse] left.'],
    ['I should feel', 'I felt that I should feel [-shame].'],
    ['nobody', 'Nobody [-sang] in the [barn].'],
    ['nobody had', 'Nobody had a [-lamp] in the [barn].'],
    ['nobody has done', 'Nobody has [-paid] my [uncle].'],
    ['none of the', 'None of the [nurses] [-climbed].'],
    ['no one in a known place', 'No one was in the [barn].'],
    ['no one would', 'No one would [pay] my [uncle].'],
    ['no, one', 'There was no light, one [lamp] was broken.'],
    ['not any', 'There were not any [-owls] at the [window].'],
    ['never', 'My [uncle] never [-paid].'],
    ["hadn't", "We hadn't [-climbed] the [tower]."],
    ['not going to', 'I was not going to [-climb] that [tower].'],
    ['did not know', 'I did not know the [nurse].'],
    ['did not find', 'We did not find the [bell].'],
    ['could not', 'I could not [climb] to the [window].'],
    ['refused', 'The [horse] would not [climb].'],
    ['not only', 'There was not only a [horse] but an [owl].'],
    ['almost', 'I almost [climbed] the [tower].'],
    ['about to', 'I was about to [pay].'],
    ['wanted to', 'I wanted to [sing] for my [uncle].'],
    ['should have', 'I should have [paid].'],
    ['if I opened', 'If I opened the [window], the [owl] came.'],
    ['too far to', 'It was too high to [-climb].'],
  ])('%s', (_case, marked) => {
    expect(markMentions(withoutMarks(marked), english)).toBe(marked);
  });
});
