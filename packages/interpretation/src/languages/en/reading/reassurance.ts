import type { Reassurance } from '../../pack/phrasing.ts';

export const englishReassurance: Reassurance = {
  texts: {
    death: [
      'A death in a dream announces nothing. Nobody is in danger because of it.',
      'Dreams know nothing of anybody’s last day. This one is no message about a real death.',
      'However real it looked, the death stays in the dream. It says nothing about anyone’s health.',
    ],
    nightmare: [
      'A bad dream that keeps coming can be treated. Rewriting it by day with another ending helps many people, and a doctor or therapist who knows nightmares can show you how.',
    ],
  },
  repeated: [
    /\b(?:recurring|recurrent|same|repeated) (?:nightmare|bad dream)s?\b/u,
    /\bnightmare (?:again|every night)\b|\bkeep having (?:this|the same|these) (?:nightmare|bad dream)/u,
  ],
};
