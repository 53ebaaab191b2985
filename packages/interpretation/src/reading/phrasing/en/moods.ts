import { skeletons, whole } from '../skeletons.ts';
import type { LastSlots, MoodSlots, NounSlots } from '../slots.ts';
import { quote } from './words.ts';

export const traitDreamer = skeletons<MoodSlots>(
  'en.trait-dreamer',
  (t) => `You call yourself “${t.words}” in this, and for your waking self it says: ${t.meaning}`,
  (t) => whole`You say ${quote(t.quote)}, and said of yourself that is plain enough: ${t.meaning}`,
  (t) => `The word “${t.words}” falls on you and on nobody else, so take it as said of you: ${t.meaning}`,
);

export const traitScene = skeletons<MoodSlots>(
  'en.trait-scene',
  (t) => `One word gives the scene its condition, “${t.words}”: ${t.meaning}`,
  (t) => whole`You add ${quote(t.quote)}, and read as a condition it says: ${t.meaning}`,
  (t) => `“${t.words}” is your word for how things stand, that is, ${t.meaning}`,
  (t) => `How things stand here you say yourself with “${t.words}”: ${t.meaning}`,
  (t) => `The state of things counts, and it is “${t.words}”, in other words ${t.meaning}`,
);

const isNounLike = (a: MoodSlots) => a.group !== 'action' && a.group !== 'condition';

export const absence = skeletons<MoodSlots>(
  'en.absence',
  (a) => whole`By saying ${quote(a.quote)} you take something away, and the scene is read without it`,
  (a) =>
    isNounLike(a)
      ? whole`What is not there counts too: ${quote(a.quote)}, you say, so ${a.meaning} cannot be counted on here`
      : undefined,
  (a) => whole`What is denied is read as well: ${quote(a.quote)}`,
  (a) =>
    a.group === 'action' ? whole`Note what does not happen, in your own words: ${quote(a.quote)}` : undefined,
  (a) => whole`With ${quote(a.quote)} you draw the edge of what does take place`,
  (a) =>
    isNounLike(a)
      ? whole`You say ${quote(a.quote)}, and with that ${a.meaning} is left out of the scene`
      : undefined,
  (a) => whole`Sometimes the “not” weighs most, as in ${quote(a.quote)}`,
  (a) =>
    isNounLike(a)
      ? undefined
      : whole`Mind the small word in ${quote(a.quote)}: what one might expect does not come about`,
  (a) => whole`Where you say ${quote(a.quote)} the dream leaves a place empty`,
  (a) =>
    isNounLike(a)
      ? whole`An absence belongs to the picture as well, and you name it, ${quote(a.quote)}`
      : undefined,
  (a) => whole`It was worth saying what is not so: ${quote(a.quote)}`,
  (a) => whole`Do not read past the denial in ${quote(a.quote)}`,
);

export const absenceOfFeeling = skeletons<MoodSlots>(
  'en.absence-of-feeling',
  (a) =>
    whole`You say ${quote(a.quote)}, and that counts as much as what you do feel: it is not ${a.meaning}`,
  (a) => whole`The feeling one would expect stays away, ${quote(a.quote)}, so this is not ${a.meaning}`,
  (a) =>
    whole`With ${quote(a.quote)} you set one feeling aside, ${a.meaning}, and there is room for another view`,
);

export const feelingMine = skeletons<MoodSlots>(
  'en.feeling-mine',
  (f) => `How you look on it at present shows in the feeling, ${f.name}: ${f.meaning}`,
  (f) => whole`You say ${quote(f.quote)}, and a feeling is a point of view: ${f.meaning}`,
  (f) =>
    `The feeling you bring to it is ${f.name}, ${f.meaning}, and it tells of your stand rather than of the matter`,
  (f) => `You name ${f.name} as well, which is to say ${f.meaning}`,
  (f) => `There is ${f.name} in you while it happens: ${f.meaning}`,
  (f) => `Your attitude toward it has a name, ${f.name}, and it is ${f.meaning}`,
);

export const feelingOther = skeletons<MoodSlots>(
  'en.feeling-other',
  (f) =>
    whole`The feeling is given to somebody else, ${quote(f.quote)}, and is one of yours all the same: ${f.meaning}`,
  (f) => `There is ${f.name} in the scene, though you do not put it in yourself; it is ${f.meaning}`,
  (f) => `Not you but another has the ${f.name} here, and that part of you knows ${f.meaning}`,
);

/** That no feeling is told. */
const unnamed = [
  'you tell what happened and not how it felt',
  'no feeling is named in the telling',
  'how it felt you keep to yourself',
  'the telling stays with what could be seen',
  'the picture is clear and its mood is not',
  'your words are about what was done and not about the mood',
  'you report it evenly, in calm or in its opposite',
  'one thing is missing from a full account, how you were in it',
  'what your own heart did meanwhile you have not told',
  'how you looked on all this is left open',
  'what it was like for you is not on the page',
  'you leave your own face out of the picture',
] as const;
/** What is made of that. */
const leftOpen = [
  ', and only you can put that beside the rest',
  '; one word would be enough',
  ', so that part is yours to fill in',
  ', and it is worth asking yourself',
  ', and nobody else can be asked',
  '; whatever the mood was, it belongs to the reading too',
  ', and this reading does not make it up',
  '; notice which feeling comes first as you read on',
  ', so the weight of it is yours to judge',
  '; the first word that comes will do',
  ', which only you can mend',
] as const;

export const feelingUnnamed = skeletons<LastSlots>(
  'en.feeling-unnamed',
  ...unnamed.flatMap((said) => leftOpen.map((open) => () => `${said}${open}`)),
  (l) => whole`What you felt when it came to ${l.np} you do not say; one word beside it would be enough`,
  (l) =>
    whole`Hold ${l.np} before you once more and notice which feeling comes first, for the telling leaves it out`,
  (l) => whole`Whether ${l.np} pleased or troubled you stays between the lines`,
  (l) => whole`There is ${l.np}, and there is no word for how it was to be there`,
  (l) => whole`Ask yourself how ${l.np} felt, since you have told only how it looked`,
  (l) => whole`Between ${l.np} and you there was surely a feeling, only it did not get into the words`,
);

/** Things one uses; people and places are met and entered. */
const isTool = (n: NounSlots) => ['object', 'vehicle', 'clothing', 'body', 'food'].includes(n.group);

export const guidanceImage = skeletons<NounSlots>(
  'en.guidance-image',
  (n) =>
    isTool(n) ? `You already have ${n.meaning}; the dream only asks that you use it knowingly` : undefined,
  (n) => `Stay a little with ${n.np}, because there you are close to ${n.meaning}`,
  (n) => `Nothing here asks you to be another person, only to notice ${n.meaning} while it is at work`,
  (n) => `If you keep one picture of this dream, let it be ${n.np}; it brings you back to ${n.meaning}`,
  (n) => `Knowing where you are is half of moving well, and here you are dealing with ${n.meaning}`,
);

export const guidanceMood = skeletons<MoodSlots>(
  'en.guidance-mood',
  (t) =>
    `A condition is not a verdict; where you said “${t.words}” today, you may find another word tomorrow`,
  () => 'An attitude can be looked at like any other thing in the room, and looked at, it loosens',
  (t) => `Start from how things stand, with your own word “${t.words}”, and do not argue with it first`,
);
