import type { CueRow } from '../cue-row.ts';

/** Waking up here is part of the dream: "woke up in a strange bed". */
const wakingPlaces = 'in at inside on next';
const schools =
  'high|highschool|school|college|university|uni|work|church|grade|elementary|middle|junior|class|camp|hometown';
const people = 'friend friends girl girls guy guys boy boys woman man kid kids someone people teacher';
/** "The dream where I went", "I dreamt that I lived": the dream itself. */
const dreaming = 'dream dreams dreamed dreamt nightmare nightmares dreaming';
const ages =
  'kid|child|boy|girl|baby|teen|teenager|student|freshman|sophomore|junior|senior|little|small|young|toddler';
/** "I came home from work": a way, where nobody is known from. */
const ways = `home back away late early come came comes coming drive driving drove driven walk walking walked return
  returned returning get got getting leave leaving left run running ran escape escaped fled flee far bus up out not off
  call called calls email letter fired expelled suspended things something stuff it me him her them us far`;

/** "I have never been so scared": very scared. */
const intensifying = 'so such this that more as anything anyone anybody';

/** What is told of waking life. */
export const englishWaking: readonly CueRow[] = [
  {
    cue: 'woke|wake|waking|awoke|wakes up',
    state: 'waking',
    reach: 'ending',
    notBefore: `${wakingPlaces} a again`,
  },
  {
    cue: 'woke|wake|wakes up in a|tears|panic sweat|cold|panic|fright|terror|and|with',
    state: 'waking',
    reach: 'ending',
  },
  { cue: 'woke|awoke with|from|shaking|crying|screaming|sweating', state: 'waking', reach: 'ending' },
  // Who wakes the dreamer is awake: "my mother woke me up".
  { cue: 'woke|wakes|awoke|awakened me', state: 'waking', reach: 'endingAround' },
  { cue: 'woke|wakes myself', state: 'waking', reach: 'ending' },
  { cue: 'woke|awoke', state: 'waking', reach: 'wakingLine', in: 'first' },
  { cue: 'my alarm', state: 'waking', reach: 'ending' },
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
  {
    cue: 'dream means|meant|represents|represented|symbolizes|symbolises|signifies',
    state: 'waking',
    reach: 'whole',
  },
  { cue: 'dreamed|dreamt|dream this|it|that because', state: 'waking', reach: 'whole' },
  { cue: 'i|we think|guess|believe|suppose|feel this|the|my dream', state: 'waking', reach: 'sentence' },
  { cue: 'i|we think|guess|believe|suppose i|we dreamed|dreamt', state: 'waking', reach: 'sentence' },
  {
    cue: 'this|it may|might|could|must have been after|shortly|when|because|around|right|just',
    state: 'waking',
    reach: 'sentence',
  },
  { cue: 'in real|waking life', state: 'waking', reach: 'whole' },
  { cue: 'irl', state: 'waking', reach: 'whole' },
  { cue: 'in actuality|reality', state: 'waking', reach: 'whole' },
  // "I don't know the town, but in the dream I lived there."
  {
    cue: 'but|though|although|whereas|yet|however in the|my|this dream',
    state: 'waking',
    reach: 'contrasted',
  },

  { cue: 'i|we|he|she|they|that|who|which used to', state: 'waking', reach: 'clause' },
  {
    cue: 'where|which i|we went|go|lived|live|work|worked|attended|grew|practiced|studied',
    state: 'waking',
    reach: 'clause',
    notAfter: dreaming,
    notBefore: 'into inside outside through',
  },
  {
    cue: 'that i|we live|lived|work|worked|attended|grew|practiced|studied',
    state: 'waking',
    reach: 'clause',
    notAfter: `${dreaming} was is remember know knew`,
    notBefore: 'into inside outside through',
  },
  {
    cue: 'that i|we went to',
    state: 'waking',
    reach: 'clause',
    notAfter: `${dreaming} was is remember know knew`,
  },
  { cue: 'that|where we|i lived in', state: 'waking', reach: 'sentence', notAfter: dreaming },
  { cue: 'i|we went to school|college|university|church|camp with', state: 'waking', reach: 'clause' },
  { cue: 'i|we went to high|middle|elementary|grade|primary school with', state: 'waking', reach: 'clause' },
  { cue: 'when i was young|little|younger|small', state: 'waking', reach: 'memory' },
  { cue: `when i was a|an ${ages}`, state: 'waking', reach: 'memory' },
  {
    cue: `when i was in ${schools}|summer|kindergarten|primary|first|second|third|fourth|fifth|sixth|seventh|eighth|my`,
    state: 'waking',
    reach: 'memory',
    notBefore: 'bed room house car',
  },
  {
    cue: 'in my|our childhood|youth',
    state: 'waking',
    reach: 'around',
    notBefore: 'home house bedroom room bed town',
  },
  { cue: 'as a child|kid|teenager', state: 'waking', reach: 'self', notAfter: 'dressed myself me' },
  { cue: 'when i|we', state: 'waking', reach: 'brackets' },
  { cue: 'who i|we went|go|last', state: 'waking', reach: 'sentence' },
  { cue: 'who died|passed|committed', state: 'waking', reach: 'own', isAfterComma: true },
  { cue: 'years older|younger than me|i|myself|us', state: 'waking', reach: 'lasting' },
  // "The girl I was with is kind": how somebody is whom the past of the dream only met.
  {
    cue: 'was|were * with|to|about is|are',
    state: 'waking',
    reach: 'next',
    notBefore: 'my a an the now in on at not',
  },
  { cue: 'has|have been dead|deceased', state: 'waking', reach: 'around' },
  {
    cue: "i|we haven't|havent seen|talked|spoken|heard|been|met",
    state: 'waking',
    reach: 'around',
    notBefore: intensifying,
  },
  {
    cue: 'i|we have not|never seen|talked|spoken|heard|been|met',
    state: 'waking',
    reach: 'around',
    notBefore: intensifying,
  },
  { cue: `from my|our ${schools}`, state: 'waking', reach: 'self', onlyAfter: people },
  { cue: `from|in ${schools}`, state: 'waking', reach: 'self', onlyAfter: `${people} crush mine ex` },
  {
    cue: 'from high|middle|elementary|grade|college|university',
    state: 'waking',
    reach: 'self',
    notAfter: `${ways} graduate graduated graduating dropped`,
  },
  { cue: 'from work|uni', state: 'waking', reach: 'self', notAfter: ways },

  { cue: 'last week|month|year|summer|semester', state: 'waking', reach: 'around', in: 'later' },
  { cue: 'that week|month|year|summer|semester', state: 'waking', reach: 'clause', in: 'later' },
  { cue: 'for real', state: 'waking', reach: 'around' },
  { cue: 'last week|month|year|summer|semester', state: 'waking', reach: 'self', in: 'first' },
  { cue: 'last night', state: 'waking', reach: 'self' },
  { cue: 'the other night', state: 'waking', reach: 'self', in: 'first' },
  { cue: 'the night before', state: 'waking', reach: 'self', in: 'first' },
  { cue: 'days|weeks|months|years ago', state: 'waking', reach: 'around' },
  { cue: 'earlier that|this|in day|evening|week|month', state: 'waking', reach: 'around' },
  { cue: 'earlier|yesterday today|evening|morning|afternoon', state: 'waking', reach: 'around', in: 'later' },
  { cue: 'the previous day|evening|night|week', state: 'waking', reach: 'around', in: 'later' },
  { cue: 'yesterday', state: 'waking', reach: 'clause', in: 'later' },
  { cue: 'yesterday i|we really|actually', state: 'waking', reach: 'whole' },
  { cue: 'before i went to bed|sleep', state: 'waking', reach: 'whole' },
  { cue: 'before bed|bedtime', state: 'waking', reach: 'whole' },
  { cue: 'before going to bed|sleep', state: 'waking', reach: 'whole' },
  { cue: 'before falling asleep', state: 'waking', reach: 'whole' },
  { cue: 'before i fell asleep', state: 'waking', reach: 'whole' },
  {
    cue: 'i fell asleep watching|reading|listening|while|thinking|after',
    state: 'waking',
    reach: 'sentence',
    in: 'first',
  },
  { cue: 'i went to bed|sleep', state: 'waking', reach: 'whole', in: 'first', notBefore: 'in with on' },
  { cue: 'lately|nowadays', state: 'waking', reach: 'around' },
  { cue: 'these days', state: 'waking', reach: 'around' },
  {
    cue: 'usually|normally i|we|there|it|he|she|my is|am|are|have|has|do|live|work|drive|wear',
    state: 'waking',
    reach: 'clause',
  },
  { cue: 'i|we recently', state: 'waking', reach: 'clause' },
  { cue: 'for context', state: 'waking', reach: 'sentence' },
  { cue: 'btw|fyi', state: 'waking', reach: 'sentence' },
];
