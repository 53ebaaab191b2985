/**
 * The closed list of rules a sentence of a reading can rest on, each with its reason in one line.
 * The interface shows the reason beside the words of the dream that the sentence came from.
 */
export const readingRules = {
  'change.place': 'The place of the first scene is set against the place of the last.',
  'change.feeling': 'The first feeling of the dream is set against the last.',
  'change.image': 'The first picture of the dream is set against the last.',
  told: 'The dream is told again in the second person, so that the words being read are in view.',
  'frame.place': 'A place is the state of mind in which the scene happens.',
  'frame.only': 'The whole dream stays in one place, so that place frames everything.',
  'frame.owner': "Another person's house or thing is read as that person's way with it.",
  'act.dreamer': 'What the dreamer does shows conscious direction; the action is the point.',
  'act.on-dreamer':
    'Whoever acts on the dreamer is first read as a part of oneself; what happened in waking life is left aside.',
  'act.other': 'A person or animal that acts is an aspect of the dreamer at work.',
  'act.happens': 'An action nobody owns is read for itself.',
  'aspect.person': 'Every person in a dream is a part of the dreamer.',
  'aspect.animal': 'An animal is a habit: something that acts without deciding.',
  'thing.function': 'A thing is read by the job it does in waking life.',
  'thing.rest': 'The smaller things of a scene are read together.',
  'condition.noun': 'A condition changes the meaning of the noun it stands beside.',
  'condition.dreamer': 'A condition of the dreamer is a condition of the waking self.',
  'condition.scene': 'A condition that belongs to no single noun is read for the whole scene.',
  'combined.whole': 'Several symbols that meet in one clause mean more together than apart.',
  'thing.image': 'What a thing does in waking life is where its meaning comes from.',
  'absence.named': 'What the dream says is not there is read as an absence.',
  'feeling.attitude': 'A feeling is how the dreamer looks on the matter at present.',
  'feeling.unnamed': 'Where no feeling is named, the reading says so instead of guessing one.',
  'ending.last': 'The last thing told is where the dream leaves the dreamer.',
  'reassurance.death': 'Death in a dream is change; it announces nothing.',
  'reassurance.memory': 'Dreams of those who have died are also visits of memory.',
  'reassurance.infidelity': 'Unfaithfulness in a dream is a matter between parts of oneself.',
  'reassurance.illness': 'Illness in a dream is no diagnosis.',
  'care.nightmare': 'A nightmare that keeps returning can be helped with.',
  'opening.act': 'Without a change of place or feeling, the weightiest action is what the dream is about.',
  'guidance.act': 'Guidance comes from the action that carries the point.',
  'guidance.image': 'Guidance comes from the weightiest picture of the dream.',
  'question.days': 'The dream speaks of the last 24 to 48 hours, so the question asks about them.',
  'deed.today': 'A reading ends in one small deed for today, made from an image of the dream.',
  'history.returns': 'A symbol is compared with its own past in the earlier dreams of the same dreamer.',
  'history.together': 'Symbols that have met before speak to each other.',
  'fit.seldom': 'What the dreamer said of earlier readings counts more than the dictionary.',
  personal: 'A symbol of your own is read by the meaning that you gave it.',
  'gap.unread': 'What could not be recognised is named as a gap, not papered over.',
  'care.note': 'What may touch something that happened gets a word of care beside the reading.',
  'care.distress': 'What may have happened gets words of care and a pointer to help, no symbols.',
} as const;

/** The name of one rule of composition. */
export type ReadingRule = keyof typeof readingRules;
