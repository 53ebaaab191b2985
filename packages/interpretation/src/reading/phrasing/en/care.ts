import type { Phrasing } from '../slots.ts';

/** What is said instead of a reading when a dream holds real violence or distress. */
export const care: Phrasing['care'] = {
  opening: 'What you describe is heavy, and it is left here without any symbols laid over it.',
  memory:
    'A dream like this can come back for a long time after something real, and that it comes is not your fault.',
  offer: 'If you would like to look at the pictures in it some day, that can wait until you want it.',
  guidance:
    'You do not have to read it alone: someone you trust, a doctor or a counsellor can read it with you.',
  help: 'If you are in danger or thinking of harming yourself, call your local emergency number or a crisis line now; findahelpline.com lists free ones by country.',
  question: 'Who, in the last day or two, has been a person you could say one honest sentence to?',
  deed: 'Today, let one person know that you had a hard night.',
};
