import { describe, expect, it } from 'vitest';
import { lexiconOf } from '../testing/lexicon-of.ts';
import { markMentions, withoutMarks } from '../testing/mark.ts';

const lexicon = lexiconOf('en', {
  animal: { bear: 'bear', 'fly-insect': 'fly/n', bat: 'bat', duck: 'duck' },
  object: { ring: 'ring', watch: 'watch', gift: 'present', match: 'match', saw: 'saw', light: 'light' },
  place: { mine: 'mine', park: 'park', well: 'well' },
  nature: { rock: 'rock', leaf: 'leaf', rose: 'rose' },
  vehicle: { train: 'train', ship: 'ship' },
  body: { arm: 'arm', back: 'back', hand: 'hand', foot: 'foot' },
  condition: { left: 'left', right: 'right', mean: 'mean', kind: 'kind', lost: 'lost' },
  action: { fly: 'fly', fall: 'fall', lie: 'lie', wave: 'wave' },
});

describe('English senses', () => {
  it.each([
    'That house is mine, a friend of mine said, and we went down into the [mine].',
    'We left the room; she held it in her [left] [hand] and turned [left].',
    'That is right now my [right] [arm]',
    'A [bear] came. I could not bear it.',
    'A [fly] sat there. I can [fly].',
    'He gave me a [ring]. I heard it ring.',
    'The [bat] [flew]',
    'A big black [rock] lay there. They rock the boat.',
    'I was [falling] and last fall came back.',
    'We walked in the [park]. They park the car.',
    'The [train] left the town. We train the soldiers.',
    'A well lit street. I [fell] into a [well].',
    'I was back in the yard. My [back] hurt.',
    'A [match] burned. It was right there.',
    'I like it. They look like me.',
    'The [ship] sank. They ship the boxes.',
    'A [duck] swam. You had to duck.',
    'He [lied] to me: [lying] about it again. I lay there.',
    'It was ten feet tall. My [foot] hurt.',
    'I had a [present]. At the present moment I slept.',
    'You know what I mean: he was [mean].',
    'She was so [kind]. It was a kind of box.',
    'A [rose] lay there. It rose up.',
    'I saw a house. He cut it with a [saw].',
    'My [watch] stopped. I watch the children.',
    'The [leaves] were red. She leaves the room.',
    'I got a [present]. I was present at the time.',
    'My [arm] hurt. They arm themselves.',
    'I mean it, he was so [mean].',
    'He was [lying] to me. I was lying on the bed.',
    'I like it. A second later the second man came',
    'She was very [kind]. It was a kind of machine.',
    'My [back] hurt. We went back home.',
    'It went well. A dark [well] stood there.',
    'I saw him with a [saw].',
    'A [rose] stood there. The sun rose up.',
    'She hands me the key with her [hand].',
    'It was two feet wide. My [feet] were cold.',
    'I was [lost]. I lost my keys.',
  ])('%s', (marked) => {
    expect(markMentions(withoutMarks(marked), lexicon)).toBe(marked);
  });
});
