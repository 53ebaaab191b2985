import { skeletons, whole } from '../skeletons.ts';
import type { ChangeSlots, LastSlots, OneSlots } from '../slots.ts';
import { happens, isOf, quote } from './words.ts';

export const openingPlaces = skeletons<ChangeSlots>(
  'en.opening-places',
  (c) => `This dream leads from ${c.fromMeaning} to ${c.toMeaning}`,
  (c) => `You begin in ${c.fromMeaning} and end in ${c.toMeaning}; what happens on the way is the message`,
  (c) =>
    `Between ${c.from} at the start and ${c.to} at the end lies the one thing this dream is about: leaving ${c.fromMeaning} for ${c.toMeaning}`,
  (c) => `A change of place is a change of mind, and yours goes from ${c.fromMeaning} to ${c.toMeaning}`,
  (c) =>
    `First you are in ${c.fromMeaning}, in the end you are in ${c.toMeaning}, and the dream tells how you got there`,
  (c) => `Something in you has moved: out of ${c.fromMeaning}, into ${c.toMeaning}`,
);

export const openingFeelings = skeletons<ChangeSlots>(
  'en.opening-feelings',
  (c) =>
    `It starts in ${c.from} and ends in ${c.to}, and that turn is what the dream is about: from ${c.fromMeaning} to ${c.toMeaning}`,
  (c) => `Watch how your view of it changes: ${c.from} at first, ${c.to} at the last`,
  (c) => `Your stand on something is shifting, from ${c.fromMeaning} to ${c.toMeaning}`,
  (c) => `Between the ${c.from} you start with and the ${c.to} you end with, the dream does its work`,
);

export const openingImages = skeletons<ChangeSlots>(
  'en.opening-images',
  (c) =>
    `This is a dream that starts with ${c.from} and ends with ${c.to}, and so it goes from ${c.fromMeaning} to ${c.toMeaning}`,
  (c) =>
    `Two pictures hold this dream together, ${c.from} and ${c.to}: ${c.fromMeaning} at one end, ${c.toMeaning} at the other`,
  (c) =>
    `Put the first picture beside the last and you have the matter: ${c.fromMeaning}, then ${c.toMeaning}`,
  (c) => `What begins as ${c.fromMeaning} comes out as ${c.toMeaning}`,
  (c) =>
    `From ${c.from} to ${c.to} is the whole distance of this dream, and inwardly it is the distance between ${c.fromMeaning} and ${c.toMeaning}`,
);

export const openingEvent = skeletons<OneSlots>(
  'en.opening-event',
  (o) => whole`What happens is soon told: ${happens(o)}`,
  (o) => whole`It turns on one moment, when ${happens(o)}`,
  (o) => whole`You name the turning point in your own words, ${quote(o.quote)}`,
  (o) => whole`The line to start from is yours: ${quote(o.quote)}`,
  (o) => `What moves it along is ${o.name}`,
);

export const openingPlaceAct = skeletons<OneSlots>(
  'en.opening-place-act',
  (o) => whole`In ${o.second}, one thing is going on, ${o.name}: ${o.meaning}`,
  (o) => whole`This dream stays in ${o.second}, and there ${happens(o)}, which comes to ${o.meaning}`,
  (o) => whole`Everything stays in one place, ${o.second}, and the matter there is ${o.name}: ${o.meaning}`,
  (o) => whole`Take ${o.second} as the ground, and ${quote(o.quote)} as what happens on it: ${o.meaning}`,
);

export const openingActWith = skeletons<OneSlots>(
  'en.opening-act-with',
  (o) =>
    whole`Two threads run through this dream, ${o.name} and ${o.second}; together they speak of ${o.meaning} and of ${o.third}`,
  (o) =>
    whole`Before anything else, this is a dream about ${o.name}, about ${o.meaning}, with ${o.second} as ${o.third}`,
  (o) =>
    whole`What you were shown in the night is that ${happens(o)}: ${o.meaning}, where ${o.third} is concerned`,
  (o) =>
    whole`You say ${quote(o.quote)}, and the dream is in that line: ${o.meaning}, with ${o.second} as ${o.third}`,
  (o) =>
    whole`Ask what ${o.second} ${o.plural === true ? 'have' : 'has'} to do with ${o.name} and you reach the heart of this dream: ${o.meaning}, and in the middle of it ${o.third}`,
  (o) =>
    whole`The heart of this dream is ${o.name}, and it is about ${o.meaning}; the part it concerns is ${o.second}, ${o.third}`,
  (o) => whole`Here ${o.name} meets ${o.second}: ${o.meaning}, and opposite it ${o.third}`,
);

export const openingAct = skeletons<OneSlots>(
  'en.opening-act',
  (o) => `The heart of this dream is ${o.name}, and it is about ${o.meaning}`,
  (o) => whole`Strip this dream to one line and it says that ${happens(o)}: ${o.meaning}`,
  (o) => whole`What you were shown in the night you put in these words, ${quote(o.quote)}: ${o.meaning}`,
  (o) => `Before anything else, this is a dream about ${o.name}, that is, ${o.meaning}`,
  (o) => `At the bottom of it there is ${o.name}, in other words ${o.meaning}`,
);

export const openingImage = skeletons<OneSlots>(
  'en.opening-image',
  (o) => `One picture carries this dream, ${o.name}: ${o.meaning}`,
  (o) => `The dream sets ${o.name} before you, and that is ${o.meaning}`,
  (o) => `Little happens here and one thing is shown, ${o.meaning}`,
);

export const openingGap = skeletons<LastSlots>(
  'en.opening-gap',
  (l) => whole`You tell it in few pictures, and the plainest words in it are ${quote(l.quote)}`,
  () => 'There is little in this telling that can be read with confidence, so the reading stays short',
  (l) => whole`What you have brought is ${quote(l.quote)}, and that is where this reading has to stay`,
);

export const ending = skeletons<LastSlots>(
  'en.ending',
  (l) => whole`The last thing you tell is ${quote(l.quote)}, and that is where the dream lets you go`,
  (l) => whole`It ends on ${l.np}: ${l.meaning} ${isOf(l.meaning ?? '')} what you wake with`,
  (l) => whole`When it closes you are left with ${l.meaning}, by way of ${l.np}`,
  (l) => whole`The final words are yours, ${quote(l.quote)}, and nothing in them is settled for good`,
  (l) =>
    whole`The last picture is ${l.np}, so ${l.meaning} ${isOf(l.meaning ?? '')} where you stand at present`,
  (l) => whole`You stop telling at ${quote(l.quote)}; a dream stops where its matter stands today`,
);

export const guidanceGap = skeletons<LastSlots>(
  'en.guidance-gap',
  () => 'Leave it open for now; one detail more, the place or what was done, and it can be read further',
  () => 'A dream this brief can be kept as it is and read again beside the next one',
);

export const questionGap = skeletons<LastSlots>(
  'en.question-gap',
  (l) => whole`What in the last day or two comes to mind when you read your own words, ${quote(l.quote)}?`,
  () => 'What in the last day or two left you with the same mood as this dream?',
);

export const deedGap = skeletons<LastSlots>(
  'en.deed-gap',
  () => 'Write down today, in one line, where you were in this dream and what you did there',
  () => 'Take two minutes today and add one detail to this dream that you left out',
);

export const gap = skeletons<LastSlots>(
  'en.gap',
  () =>
    'Much of what you tell is not in the dictionary yet, so this reading keeps to what it can stand behind',
  () => 'More was told than could be recognised here, and what was not recognised has been left alone',
);
