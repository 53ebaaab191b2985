import type { CueRow } from './cue.ts';

const subjects = 'i you we they he she who people';
/** Before "like" the word is the verb "to like". */
const liking = `${subjects} would 'd do don't didn't doesn't did not never really always to also kids`;

/** Comparison, waking life and absence in English. */
export const englishCues: readonly CueRow[] = [
  {
    cue: 'like',
    state: 'simile',
    reach: 'phrase',
    notAfter: liking,
    notBefore: 'i we they he she it that this to',
  },
  {
    cue: 'look|looks|looked|looking|sound|sounds|sounded|feel|feels|felt|seem|seems|seemed like',
    state: 'simile',
    reach: 'phrase',
  },
  { cue: 'as if|though', state: 'simile', reach: 'clause' },
  {
    cue: 'was|is|were|felt|feels|feel|looked|looks|seemed like i|he|she|they|it|we',
    state: 'simile',
    reach: 'clause',
  },
  { cue: 'resemble|resembles|resembled|resembling', state: 'simile', reach: 'phrase' },
  { cue: 'similar to', state: 'simile', reach: 'phrase' },
  { cue: 'remind|reminds|reminded me|us of', state: 'simile', reach: 'phrase' },
  { cue: 'the size|shape|height|length|colour|color of', state: 'simile', reach: 'phrase' },
  { cue: 'size|shape of a|an', state: 'simile', reach: 'phrase' },
  { cue: 'in the shape of', state: 'simile', reach: 'phrase' },
  { cue: 'could have been a|an', state: 'simile', reach: 'phrase' },
  { cue: 'woke up', state: 'waking', reach: 'sentence', notBefore: 'in at inside on next' },
  { cue: 'woke me|myself', state: 'waking', reach: 'sentence' },
  {
    cue: 'wake|woke|awoke|awaken|awakened with|from|feeling|crying|screaming|sweating|scared|and',
    state: 'waking',
    reach: 'sentence',
  },
  {
    cue: 'i wake|awoke|awaken|awake|woke',
    state: 'waking',
    reach: 'sentence',
    notBefore: 'in at inside on next up',
  },
  { cue: 'i wake up', state: 'waking', reach: 'sentence', notBefore: 'in at inside on next' },
  { cue: 'upon|after|on waking', state: 'waking', reach: 'sentence' },
  { cue: 'when i woke|wake|awoke', state: 'waking', reach: 'sentence', notBefore: 'in at' },
  { cue: 'in real|waking life', state: 'waking', reach: 'whole' },
  { cue: 'irl', state: 'waking', reach: 'whole' },
  { cue: 'in actuality|reality', state: 'waking', reach: 'whole' },
  { cue: 'i|we|he|she|they used to', state: 'waking', reach: 'sentence' },
  { cue: 'where|that|which|who|whom i|we used to', state: 'waking', reach: 'sentence' },
  { cue: 'where i|we went|go|lived|live|work|worked|attended|grew', state: 'waking', reach: 'clause' },
  { cue: 'when i was a|in|young|little|younger|small', state: 'waking', reach: 'clause', notBefore: 'dream' },
  { cue: 'who i|we went|go', state: 'waking', reach: 'clause' },
  { cue: 'i|we went to school|college|church with', state: 'waking', reach: 'clause' },
  {
    cue: 'friend|friends|girl|guy|boy|woman|man|kid|kids|someone|people|teacher|guys|girls from',
    state: 'waking',
    reach: 'phrase',
    notBefore: 'the behind inside under above',
  },
  { cue: 'last week|month|year|summer|semester', state: 'waking', reach: 'clause' },
  { cue: 'yesterday', state: 'waking', reach: 'clause' },
  { cue: 'before i went to bed|sleep', state: 'waking', reach: 'whole' },
  { cue: 'before bed', state: 'waking', reach: 'whole' },
  { cue: 'days|weeks|months|years ago', state: 'waking', reach: 'clause' },
  { cue: 'no', state: 'negated', reach: 'phrase', notBefore: 'one longer matter' },
  { cue: 'without', state: 'negated', reach: 'phrase' },
  { cue: 'neither', state: 'negated', reach: 'phrase' },
  { cue: 'nor', state: 'negated', reach: 'phrase' },
  { cue: 'none of', state: 'negated', reach: 'phrase' },
  { cue: 'instead of', state: 'negated', reach: 'phrase' },
  { cue: 'rather than', state: 'negated', reach: 'phrase' },
];
