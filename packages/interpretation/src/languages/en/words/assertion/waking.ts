import type { CueBlock } from '../../../../assertion/assertion-pack.ts';

/** What English tells of waking life. */
export const englishWaking: readonly CueBlock[] = [
  {
    state: 'pseudo',
    of: 'waking',
    scope: 'own',
    cues: `
      @subject @adverb? don't|do|can|can't|cannot|could|would|'ve|am|'m? not? @adverb? $telling
      i 'm|am not? sure|certain|guessing|unsure|telling|writing|trying
      there is|are|'s
      never @adverb? ~participle so|such|anything
      here @subject @be
    `,
  },
  {
    state: 'waking',
    scope: 'withEnding',
    cues: `
      woke|wake|waking|awoke|wakes|woken up -in|at|inside|on|next|a|again
      woke|wake|wakes up in a|tears|panic sweat|cold|panic|fright|terror|and|with
      woke|awoke with|from|shaking|crying|screaming|sweating|laughing
      my alarm|bladder
      my # says|said|told|tells me? that? i @be|had|kept|@have
      opened my eyes
      it|dream was|felt|seemed so|very|really real|vivid|realistic
      alarm|phone|doorbell rang|woke|went -off|up
      i|then|and wake|awoke|awaken|awake|woke|awakened -in|at|inside|on|next|up
      upon|after|on|before waking
    `,
  },
  {
    state: 'waking',
    scope: 'aroundEnding',
    cues: `
      woke|wakes|awoke|awakened me
      ~gerund when i woke|awoke
    `,
  },
  {
    state: 'waking',
    scope: 'aroundSentence',
    cues: `
      ,when i|we was|were a|an|in? $ages
      interpret this|it|that|them|the|my|of
      dream means|meant|represents|represented|symbolizes|symbolises|signifies
      dreamed|dreamt|dream this|it|that because
      in real|waking|actual|normal|everyday life
      in actuality|reality
      in ~year
      before i? going|went|go to bed|sleep
      before bed|bedtime
    `,
  },
  {
    state: 'waking',
    scope: 'withSentence',
    cues: `
      this|it may|might|could|must have been after|shortly|when|because|around|right|just
      for context
      i have|had|keep|get|often|sometimes|always having? this|that|the same|recurring? dream|nightmare every|whenever|when
      that|where we|i lived in -a
      who i|we went|go|last
    `,
  },
  {
    state: 'waking',
    scope: 'withSentence',
    when: 'first',
    cues: `
      i fell asleep watching|reading|listening|while|thinking|after
    `,
  },
  {
    state: 'waking',
    scope: 'afterClauses',
    cues: `
      ^^when i|we was|were a|an|in? $ages|$schools
    `,
  },
  {
    state: 'waking',
    scope: 'beforeContrast',
    cues: `
      but|though|although|whereas|yet|however in the|my|this dream|one
    `,
  },
  {
    state: 'waking',
    scope: 'beforeTelling',
    cues: `
      dreamed|dreamt
      @have *3 dream|nightmare
      ^^in this dream|one|version
    `,
  },
  {
    state: 'waking',
    scope: 'withClause',
    cues: `
      i|we|he|she|they|that|who|which used to
      -$dreams where|which i|we went|go|lived|live|work|worked|attended|grew|practiced|studied -into|inside|outside|through
      -$dreams|was|is|remember|know|knew that i|we live|lived|work|worked|attended|grew|practiced|studied -into|inside
      i|we went to school|college|university|church|camp with
      i|we|he|she|they|my once ~past
      which was|is his|her|my|their|our
      my # ~past *6 last night
      probably|prob|possibly|guess|suppose|think it's|its? because
      one|ones|that|which i|we had|used|owned|sold|rented|bought|built before|after|until|when|as|since|in|for|with
      ^^yesterday|today @subject bought|watched|saw|read|had|went|ate|visited|talked|spoke|met|argued|finished|got
      every|each summer|winter|christmas|year|sunday|saturday|weekend
    `,
  },
  {
    state: 'waking',
    scope: 'withClause',
    when: 'later',
    cues: `
      yesterday
    `,
  },
  {
    state: 'waking',
    scope: 'aroundClause',
    cues: `
      when|since|where|before|until i|we was|were a|an|in? $ages
      had|'d *6 earlier|yesterday|recently
      had|'d ~participle *6 that|this afternoon|morning|evening|day|weekend
      just|exactly like it|mine|ours
      i|we never learned|learnt|owned|knew|studied
      i|we owned|had|knew *3 once
      in may
      when i was in $schools|summer|kindergarten|first|second|third|my -bed|room|house|car
      in my|our childhood|youth -home|house|bedroom|room|bed|town
      i|we haven't|havent seen|talked|spoken|heard|been|met -so|such|this|that|more|as|anything|anyone|anybody
      for real
      i|we|she|he was|were born|raised
      $spans ago
      lately|nowadays
      passed away|on
      these|those days
      the other day|week
      years|months|weeks back
      growing up
      since my|our|the|his|her wedding|funeral|accident|operation|divorce|birth|baptism|war|pandemic|move
      in the nineties|eighties|seventies|sixties|fifties|80s|90s|70s|60s
      as a $ages
      the day|night|evening|week before|after -i|me|us
      earlier that|this|in day|evening|week|month
      last|next|since|in|this $months -of|air|sun
      -was|is|it on|last|next $weekdays
      for|of @number|many|several years|months|weeks
    `,
  },
  {
    state: 'waking',
    scope: 'aroundClause',
    when: 'later',
    cues: `
      last week|month|year|summer|semester|weekend
      earlier|yesterday today|evening|morning|afternoon
    `,
  },
  {
    state: 'waking',
    scope: 'own',
    cues: `
      upon|after|on|before waking
      +friend|friends|girl|girls|guy|guys|boy|boys|woman|man|someone|people|teacher|crush|mine|ex from my|our? $schools
      last night
      my|our late|dead|deceased -to|for|at
    `,
  },
  {
    state: 'waking',
    scope: 'brackets',
    when: 'brackets',
    cues: `
      when i|we
      i|we|they ~bare
      i|we ~past
      used to
      $spans ago
      -there am|is|are|'m|'re|has|have|isn't|aren't|do|does|live|work|works|love|know|'ve -~gerund
    `,
  },
  {
    state: 'waking',
    scope: 'aroundStatement',
    when: 'toldInPast',
    cues: `
      -$dreams|staircase|which i|we|they @adverb? ~bare
      he|she @adverb? ~third
      i|we|they @adverb? do|don't|can't|cannot|dont|cant
      normally|usually|typically|generally @subject|@possessive
      my|our # just|recently ~past
      my|our|his|her real|actual #
      he|she @adverb? doesn't|can't|cannot|doesnt|cant
      i|we|they|he|she @adverb? can
      my|our # @adverb? ~third|doesn't|don't|has|have
      my|our # @adverb? is|are -~gerund|with|at|there|in
      -there|what|that|this|which|it|here|all|everything|question|thing is|are|isn't|aren't|has|hasn't|haven't|doesn't -~gerund|not|being|that|a|like|when|how|why|what|where|if|because
      ,which i|we|he|she @adverb? ~bare|~third|never|always|would|'d|don't|can't
      where my|our|the # is|are|~third
      ours|mine|hers|theirs @adverb? ~third|is|are|has|have
      he|she|it @adverb? does
      ,always|usually|never|normally ~bare
      ,who|which is|are|has|have|lives|works|loves|hates|owns
      i 'm|am @adverb? -~gerund|here|in|at|on|with|being
      we|they|he|she is|are|'re|'s @adverb? -~gerund|here|in|at|on|with|being|just|so|going|all|like
      i|we|they|who have|'ve|haven't|have @adverb? ~participle|had
      he|she|who has|hasn't @adverb? ~participle|had
      my|our # has|have|hasn't|haven't @adverb? ~participle|had
      i|we have|'ve|own never|no|a|an|two|three|my
    `,
  },
  {
    state: 'waking',
    scope: 'leadingSentence',
    when: 'toldInPresent',
    cues: `
      ~past -that
    `,
  },
  {
    state: 'waking',
    scope: 'withSentence',
    when: 'first',
    cues: `
      ^^been ~gerund
    `,
  },
];
