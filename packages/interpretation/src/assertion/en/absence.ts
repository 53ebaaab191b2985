import type { CueRow } from '../cue-row.ts';

const someone = 'i|you|he|she|it|we|they|there';

/** What is denied by other words than a verb with "not". */
export const englishAbsence: readonly CueRow[] = [
  {
    cue: 'no',
    state: 'absent',
    reach: 'absent',
    notBefore: 'one longer matter more idea wait wonder doubt problem but and i he she we they',
  },
  { cue: 'no longer', state: 'absent', reach: 'phrase', notBefore: 'in at on with inside near' },
  { cue: 'without|neither|nor', state: 'absent', reach: 'phrase' },
  { cue: 'lack|absence of', state: 'absent', reach: 'phrase' },
  { cue: 'instead of', state: 'absent', reach: 'phrase' },
  { cue: 'rather than', state: 'absent', reach: 'phrase' },
  { cue: 'i should be|feel', state: 'absent', reach: 'phrase' },

  // What would have been, was not; the things of the dream in it were there.
  { cue: "would have|'ve|been", state: 'absent', reach: 'unreal', notBefore: 'to' },
  {
    cue: `if ${someone} had|were|hadn't`,
    state: 'absent',
    reach: 'unreal',
    notAfter:
      'as see know knew wonder wondered wondering ask asked asks check sure me him her them us remember tell',
    notBefore: 'to',
  },
  { cue: `wish|wished|wishing ${someone} had|were`, state: 'absent', reach: 'unreal', notBefore: 'to' },
  { cue: `not that ${someone} was|were|am|is|felt`, state: 'absent', reach: 'unreal' },
];
