import type { CueBlock } from '../../../../assertion/assertion-pack.ts';

/** What something is compared with in English. */
export const englishComparison: readonly CueBlock[] = [
  {
    state: 'pseudo',
    of: 'simile',
    scope: 'own',
    cues: `
      i|you|we|they|who|would|'d|do|did|don't|didn't|doesn't|people|kids|not|never|really|always like -an
      things|thing|stuff|kinds|sorts|something|anything|animals ,like
      like i|we|they|he|she|it|that|this|just|oh|ok|okay|what|why|no|yeah|yes|@number|to
      rather|other|more|less than
    `,
  },
  {
    state: 'simile',
    scope: 'beforeModifier',
    cues: `
      style|styled|shaped|esque|sized|type|themed
    `,
  },
  {
    state: 'simile',
    scope: 'beforeHyphen',
    cues: `
      like
    `,
  },
  {
    state: 'simile',
    scope: 'afterCompared',
    cues: `
      -to|also|in|on|at|with|for|and|seem|seems|seemed|@object|feel|feels|felt|things|stuff like
      look|looks|looked|looking|sound|sounds|sounded|feel|feels|felt|smell|smelled|smelt|taste|tasted|tastes|act|acted like
      seem|seems|seemed like -@subject|@definite|@possessive|people
      resemble/v
      similar|comparable|identical|akin to
      might|could as well have|be been?
      mirror|spitting image of
      reminiscent of
      remind/v me|us|him|her|them|you somewhat? of
      cross|mix|mixture|hybrid|combination between
      you see|find|get|expect in|on|at -the|my|this|that
      -rather|other|more than -@subject|@object|that|this|usual|ever|expected|what|when|@number|half|most|all|before
      as !soon|well|long|far|if|though|much|many as -@subject|possible|usual|ever|before|@object
      as long|far|well as +a|an
      -as|so $looks as +a|an|#
      sort|kind of a|an
    `,
  },
  {
    state: 'simile',
    scope: 'afterPhrase',
    cues: `
      something|straight|right out of -@possessive|@definite|it
      almost a|an -$amounts
      the size|shape|height|length|colour|color|texture|weight|shade of
      smelled|smelt|smells|reeked|stank of
      no bigger|larger|smaller|longer|taller|thicker|heavier|better than
    `,
  },
  {
    state: 'simile',
    scope: 'afterLikened',
    cues: `
      as if|though
    `,
  },
  {
    state: 'simile',
    scope: 'within',
    cues: `
      kind|sort|type of !a|an|strange|weird|funny|bad|awful|horrible|nice|sweet|good|musty|old|sick|foul|strong smell|scent|odor|odour|taste|flavor|flavour
    `,
  },
];
