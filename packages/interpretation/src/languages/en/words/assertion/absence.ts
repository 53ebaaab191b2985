import type { CueBlock } from '../../../../assertion/assertion-pack.ts';

/** What an English dream says was not there, or was not done. */
export const englishAbsence: readonly CueBlock[] = [
  {
    state: 'pseudo',
    of: 'absent',
    scope: 'own',
    cues: `
      no matter|idea|wait|wonder|doubt|problem|but|and|i|he|she|we|they|way
      $not only|just|all|everyone|enough|many|quite|more|sure|necessarily
      @have|hadn't never|not been|seen|felt|had|~participle so|such
      without a? doubt|warning
      where were|was we|i
    `,
  },
  {
    state: 'absent',
    scope: 'afterSubject',
    cues: `
      no -one|longer
    `,
  },
  {
    state: 'absent',
    scope: 'afterPhrase',
    cues: `
      no longer -in|at|on|with|inside|near
      without|neither|nor|minus|lacking
      lack|absence|devoid|instead|free|empty|bare of -~gerund
      missing|lacked a|an|his|her|its|their|my|any|the|one|two
      rather than -~gerund
      ^where was|were +@possessive|@definite
      i should be|feel
      $not -only|just|all|so|very|too|to|even|that
    `,
  },
  {
    state: 'absent',
    scope: 'afterPredicate',
    cues: `
      $not -that
      nobody|noone -would|could|wanted|wants|want|dared
      no one -would|could|wanted|wants|want|dared
    `,
  },
  {
    state: 'absent',
    scope: 'afterClause',
    cues: `
      $not @adverb? think|believe -about|of|in
    `,
  },
  {
    state: 'absent',
    scope: 'afterDeed',
    cues: `
      $not @adverb? @be? trying|going|supposed|allowed|meant|seem|seemed to
      instead of +~gerund
      none of @object|this
      none|one of @definite|@possessive #
    `,
  },
  {
    state: 'absent',
    scope: 'afterVerb',
    cues: `
      $cannot @adverb? @adverb?
      could|can|would|will not @adverb?
      can|could never
      unable|refused|refuses|refusing|failed to
      too *3 to
    `,
  },
  {
    state: 'absent',
    scope: 'afterObject',
    cues: `
      $cannot @adverb? see|hear|feel|smell|taste|find
    `,
  },
  {
    state: 'absent',
    scope: 'beforePhrase',
    cues: `
      wasn't|isn't|weren't|aren't|wasnt there|here -was|were|is
      was|is|were|are not there|here
      has|had|have already? gone|vanished|disappeared -to|into|on|out|up|down|home|away|through|with|over|by|back|from|in|off
    `,
  },
  {
    state: 'absent',
    scope: 'within',
    cues: `
      where *3 should|ought to? be|stand|hang|have
    `,
  },
];
