import type { CueBlock } from '../../../../assertion/assertion-pack.ts';

/** What an English dream only thinks of: supposed, wished, feared, intended, nearly so. */
export const englishUnreality: readonly CueBlock[] = [
  {
    state: 'pseudo',
    of: 'unreal',
    scope: 'own',
    cues: `
      as|even if|though
      $not @adverb? mean/v to
      see/v|ask/v|check/v|know/v|tell/v|remember/v|mind/v @object? if
    `,
  },
  {
    state: 'unreal',
    scope: 'afterIntent',
    cues: `
      not that $pron was|were|am|is|felt
      almost|nearly -$amounts|@indefinite|@preposition|@number|@clauseOpener|@adverb|definitely|@subject
      about to -the
      on the verge|point|brink of
      before i|he|she|we|they|it could|can
      threatened|threatening|promised|promising|offered|begged|begging|tempted|ordered|warned @object? @possessive? #? not? to
      @be @adverb? planning|hoping|meant|intending|supposed to
      gonna
      mean|meant|plan|planned|hope|hoped|intended|intend|longed|wished to
      would|'d rather|prefer|like|love -to
      would|'d like|love|prefer|hate to
      might|may -have|be|as
      consider|considered|considering +~gerund
      think|thought|thinking about|of +~gerund
      imagine/v|pictured|picturing|visualised|visualized
      hoped|hoping|wished|wishing|praying|prayed for
      i|you|we should -have|be
      wait|waited|waiting for *3 to
    `,
  },
  {
    state: 'unreal',
    scope: 'afterIntent',
    cues: `
      would|'d just|probably|surely|only|never? ~bare|be|have
      if
      let 's|us +#
      order/v|command/v|beg/v|urge/v @object to
      wonder/v whether|what|how|why
      hope|hoped|hoping -to
      fear|feared|fearing|afraid|worried|worrying|terrified that? +@subject|@possessive|@definite|somebody|someone
      fear|feared|fearing|afraid|worried|worrying|scared of @possessive? +~gerund
      think|thought|knew|feared|worried|sure|scared|said *3 would|'d|could|might|may|'ll
    `,
  },
  {
    state: 'unreal',
    scope: 'afterSupposed',
    cues: `
      would|could|should|might|may|must have|'ve|been -a|an|my|to
      ought to have
      'd have
      if $pron had|were|hadn't -to
      what if
      and whether
    `,
  },
  {
    state: 'unreal',
    scope: 'afterClause',
    cues: `
      if only
      wish|wishing|wished -to
    `,
  },
  {
    state: 'unreal',
    scope: 'afterPhrase',
    cues: `
      think|thought|thinking about|of -it|him|them|me|that|this|what|how|~gerund
      perhaps|maybe|possibly +a|an|some|my
      perhaps|maybe|probably|possibly it|he|she|they was|is|were
    `,
  },
];
