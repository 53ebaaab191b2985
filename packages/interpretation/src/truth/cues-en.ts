import type { CueRow } from './cue-row.ts';

/** Before "like" these make it the verb "to like", or a filler. */
const liking = `i you we they he she who people would 'd do don't didn't doesn't did not never really always to also
  kids in on at with for and`;
/** Waking up here is part of the dream: "woke up in a strange bed". */
const wakingPlaces = 'in at inside on next';
const schools =
  'high|highschool|school|college|university|work|church|grade|elementary|middle|junior|class|camp|hometown';

/** Comparison, waking life and absence in English. */
export const englishCues: readonly CueRow[] = [
  { cue: 'like|style|styled|shaped|esque|sized|type', state: 'simile', reach: 'before' },
  {
    cue: 'like',
    state: 'simile',
    reach: 'comparison',
    notAfter: liking,
    notBefore: 'i we they he she it that this to',
    notListing: 'things thing stuff kinds sorts something anything',
  },
  {
    cue: 'look|looks|looked|looking|sound|sounds|sounded|feel|feels|felt|seem|seems|seemed like',
    state: 'simile',
    reach: 'comparison',
  },
  { cue: 'as if|though', state: 'simile', reach: 'supposition' },
  {
    cue: 'was|is|were|felt|feels|feel|looked|looks|seemed like i|he|she|they|it|we',
    state: 'simile',
    reach: 'clause',
  },
  { cue: 'resemble|resembles|resembled|resembling', state: 'simile', reach: 'comparison' },
  { cue: 'similar|comparable to', state: 'simile', reach: 'comparison' },
  { cue: 'remind|reminds|reminded me|us of', state: 'simile', reach: 'comparison' },
  { cue: 'the size|shape|height|length|colour|color of', state: 'simile', reach: 'phrase' },
  { cue: 'size|shape of a|an', state: 'simile', reach: 'phrase' },
  {
    cue: 'than',
    state: 'simile',
    reach: 'comparison',
    notAfter: 'rather other',
    notBefore:
      'i you he she it we they me that this one before usual ever expected what when two three ten half the most all any',
  },
  {
    cue: 'as * as',
    state: 'simile',
    reach: 'comparison',
    except: 'soon well long far if though',
    notBefore: 'i you he she it we they possible usual ever before one',
  },
  { cue: 'could|might have been a|an|my', state: 'simile', reach: 'comparison' },

  { cue: 'woke|wake|waking|awoke|wakes up', state: 'waking', reach: 'ending', notBefore: wakingPlaces },
  {
    cue: 'woke|wake|wakes up in a|tears|panic sweat|cold|panic|fright|terror|and|with',
    state: 'waking',
    reach: 'ending',
  },
  { cue: 'woke|wakes me|myself', state: 'waking', reach: 'ending' },
  {
    cue: 'i|then|and wake|awoke|awaken|awake|woke|awakened',
    state: 'waking',
    reach: 'ending',
    notBefore: `${wakingPlaces} up`,
  },
  { cue: 'upon|after|on|before waking', state: 'waking', reach: 'ending' },
  { cue: 'upon|after|on|before waking', state: 'waking', reach: 'self' },
  { cue: 'interpret this|it|that|them', state: 'waking', reach: 'whole' },
  { cue: 'interpret|interpretation the|my|of', state: 'waking', reach: 'whole' },
  { cue: 'in real|waking life', state: 'waking', reach: 'whole' },
  { cue: 'irl', state: 'waking', reach: 'whole' },
  { cue: 'in actuality', state: 'waking', reach: 'whole' },
  { cue: 'i|we|he|she|they|that|who|which used to', state: 'waking', reach: 'clause' },
  {
    cue: 'where|that|which i|we went|go|lived|live|work|worked|attended|grew|practiced|studied',
    state: 'waking',
    reach: 'clause',
    notBefore: 'into inside outside through',
  },
  { cue: 'that i|we went to', state: 'waking', reach: 'clause' },
  { cue: 'that|where we|i lived in', state: 'waking', reach: 'sentence' },
  { cue: 'when i was a|in|young|little|younger|small', state: 'waking', reach: 'clause', notBefore: 'dream' },
  { cue: 'when i|we', state: 'waking', reach: 'brackets' },
  { cue: 'who i|we went|go|last', state: 'waking', reach: 'sentence' },
  {
    cue: `from my|our ${schools}`,
    state: 'waking',
    reach: 'self',
    onlyAfter: 'friend friends girl girls guy guys boy boys woman man kid kids someone people teacher',
  },
  {
    cue: `from|in ${schools}`,
    state: 'waking',
    reach: 'self',
    onlyAfter: 'friend friends girl girls guy guys boy boys woman man kid kids someone people teacher crush',
  },
  { cue: 'last week|month|year|summer|semester', state: 'waking', reach: 'around', in: 'later' },
  { cue: 'that week|month|year|summer|semester', state: 'waking', reach: 'clause', in: 'later' },
  { cue: 'for real', state: 'waking', reach: 'around' },
  { cue: 'last week|month|year|summer|semester', state: 'waking', reach: 'self', in: 'first' },
  { cue: 'last night', state: 'waking', reach: 'self' },
  { cue: 'the other night', state: 'waking', reach: 'self', in: 'first' },
  { cue: 'the night before', state: 'waking', reach: 'self', in: 'first' },
  { cue: 'days|weeks|months|years ago', state: 'waking', reach: 'around' },
  { cue: 'yesterday', state: 'waking', reach: 'clause', in: 'later' },
  { cue: 'yesterday i|we really|actually', state: 'waking', reach: 'whole' },
  { cue: 'before i went to bed|sleep', state: 'waking', reach: 'whole' },
  { cue: 'before bed', state: 'waking', reach: 'whole' },

  {
    cue: 'no',
    state: 'negated',
    reach: 'phrase',
    notBefore: 'one longer matter more idea wait wonder doubt problem but and i he she we they',
  },
  { cue: 'no longer', state: 'negated', reach: 'phrase' },
  { cue: 'would have', state: 'negated', reach: 'clause' },
  { cue: 'without|neither|nor', state: 'negated', reach: 'phrase' },
  { cue: 'instead of', state: 'negated', reach: 'phrase' },
  { cue: 'rather than', state: 'negated', reach: 'phrase' },
  { cue: 'i should be|feel', state: 'negated', reach: 'phrase' },
];
