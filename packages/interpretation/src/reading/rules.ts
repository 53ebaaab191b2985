/**
 * The closed list of rules a sentence of a reading can rest on, each with its reason in one line.
 * The interface shows the reason beside the words of the dream that the sentence came from.
 */
export const readingRules = {
  told: 'The dream is told again in the second person, so that the words being read are in view.',
  'arc.acts': 'The words tell of something you do or say.',
  'arc.carried': 'The words tell of others deciding where you go.',
  'arc.blocked': 'The words tell of something that does not work when you need it.',
  'arc.threatened': 'The words tell of danger.',
  'arc.safe': 'The words tell of getting away or finding shelter.',
  'arc.loses': 'The words tell of something lost, broken or gone.',
  'arc.gains': 'The words tell of something found, won or learned.',
  'arc.meets': 'The words tell of closeness, help or a welcome.',
  'arc.apart': 'The words tell of a quarrel, a parting or being left out.',
  'arc.seeks': 'The words tell of searching, waiting or being on the way.',
  'arc.watches': 'The words tell of something you see and have no part in.',
  'arc.changes': 'The words tell of one thing becoming another.',
  'arc.tested': 'The words tell of being judged, watched or given a task.',
  'arc.joy': 'The words tell of play, flying or rest.',
  feeling: 'Where the feelings of the dream change, they are named in the words of the dreamer.',
  scene:
    'Where nothing was found that happens in other dreams too, the image that says most is read by the dictionary.',
  'history.returns': 'A symbol is compared with its own past in the earlier dreams of the same dreamer.',
  'history.together': 'Symbols that have met before speak to each other.',
  'fit.seldom': 'What the dreamer said of earlier readings counts more than the dictionary.',
  personal: 'A symbol of your own is read by the meaning that you gave it.',
  'gap.unread': 'What could not be recognised is named as a gap, not papered over.',
  written: 'A language model wrote this from what was found, and the words were looked up in the dream.',
  'reassurance.death': 'Death in a dream announces nothing.',
  'care.nightmare': 'A nightmare that keeps returning can be helped with.',
  'care.note': 'What may touch something that happened gets a word of care beside the reading.',
  'care.distress': 'What may have happened gets words of care and a pointer to help, no symbols.',
} as const;

/** The name of one rule of composition. */
export type ReadingRule = keyof typeof readingRules;
