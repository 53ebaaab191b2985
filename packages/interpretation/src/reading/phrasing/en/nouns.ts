import { skeletons, whole } from '../skeletons.ts';
import type { NounSlots } from '../slots.ts';
import { agree, isAspect, isOf, it, theyAre } from './words.ts';

const later = (noun: NounSlots) => noun.scene > 0;

export const place = skeletons<NounSlots>(
  'en.place',
  (n) => whole`You are ${n.where}, which is to say in ${n.meaning}`,
  (n) => (later(n) ? undefined : whole`It begins ${n.where}, and that sets the frame: ${n.meaning}`),
  (n) => (later(n) ? `Then the place changes to ${n.np}, ${n.meaning}` : undefined),
  (n) => whole`All of this happens ${n.where}, so look for it in ${n.meaning}`,
  (n) => (later(n) ? `From there the dream moves on to ${n.np}: ${n.meaning}` : undefined),
  (n) => `The setting is ${n.np}, and a setting is a state of mind; here, ${n.meaning}`,
  (n) =>
    later(n) ? whole`Now you are ${n.where}, and ${n.meaning} ${isOf(n.meaning)} the new frame` : undefined,
  (n) => (later(n) ? undefined : whole`Where you are comes first: ${n.where}, that is, in ${n.meaning}`),
  (n) =>
    later(n) ? whole`Next comes a part that is set ${n.where}; inwardly this is ${n.meaning}` : undefined,
  (n) => whole`With everything that happens ${n.where}, the dream is talking about ${n.meaning}`,
  (n) => (later(n) ? `With ${n.np} another side of you opens, ${n.meaning}` : undefined),
);

export const owned = skeletons<NounSlots>(
  'en.owned',
  (n) =>
    owner(
      n,
      (o) =>
        whole`You are ${n.where}, and whose it is matters: ${n.meaning}, in the manner you took over from ${o.np}, ${o.meaning}`,
    ),
  (n) =>
    owner(
      n,
      (o) =>
        `${n.np} ${agree(n, 'is', 'are')} ${n.meaning}, but not yours alone; in ${o.np} you meet ${o.meaning}, and that is whose stamp it bears`,
    ),
  (n) =>
    owner(
      n,
      (o) =>
        `Because it is ${n.np} and nobody else’s, ${n.meaning} comes here with ${o.meaning}, the part of you that has the face of ${o.np}`,
    ),
  (n) =>
    owner(n, (o) => `Two things are said at once with ${n.np}: ${n.meaning}, and, in ${o.np}, ${o.meaning}`),
);

function owner(n: NounSlots, say: (owner: { np: string; meaning: string }) => string | undefined) {
  return n.owner && say(n.owner);
}

export const person = skeletons<NounSlots>(
  'en.person',
  (n) =>
    n.known
      ? `What you would first say of ${n.np} is the quality meant here; seen from inside, it is ${n.meaning}`
      : undefined,
  (n) => `In ${n.np} you meet ${n.meaning}`,
  (n) => `${n.np} ${agree(n, 'is not here as a visitor', 'are not here as visitors')}: this is ${n.meaning}`,
  (n) => `The part you gave to ${n.np} belongs to ${n.meaning}`,
  (n) => `With ${n.np}, ${n.meaning} ${isOf(n.meaning)} present`,
  (n) => (n.known ? `Ask yourself which one word fits ${n.np}, for that word names ${n.meaning}` : undefined),
  (n) => `${n.np} ${agree(n, 'speaks', 'speak')} for nobody outside you, only for ${n.meaning}`,
  (n) => `Then there ${agree(n, 'is', 'are')} ${n.np}: ${n.meaning}, given a face`,
  (n) => (n.known ? undefined : `A face has been lent to ${n.meaning}, the face of ${n.np}`),
  (n) => `Look at ${n.np} and you look at ${n.meaning}`,
);

export const thing = skeletons<NounSlots>(
  'en.thing',
  (n) =>
    isAspect(n)
      ? undefined
      : whole`Something that ${n.job}: that is how ${n.np} ${agree(n, 'comes', 'come')} to be ${n.meaning}`,
  (n) => `With ${n.np} ${isOf(n.meaning) === 'is' ? 'comes' : 'come'} ${n.meaning}`,
  (n) => `${n.np} ${agree(n, 'belongs', 'belong')} here as ${n.meaning}`,
  (n) => `You can take ${n.np} as ${n.meaning}`,
  (n) => `${n.meaning} ${isOf(n.meaning) === 'is' ? 'shows' : 'show'} up in the form of ${n.np}`,
  (n) => whole`By day such a thing ${n.job}; within, ${n.np} ${agree(n, 'is', 'are')} ${n.meaning}`,
  (n) => `The dream puts ${n.np} in front of you, and so ${n.meaning}`,
  (n) => `What the dream calls ${n.np} is ${n.meaning}`,
  (n) => `Not to be passed over: ${n.np}, ${n.meaning}`,
  (n) =>
    n.group === 'animal'
      ? `${n.np} ${agree(n, 'acts', 'act')} without deciding, as habits do; here it is ${n.meaning}`
      : undefined,
  (n) => `You gave ${n.np} a place in the telling, and with ${it(n)} ${n.meaning}`,
  (n) =>
    n.group === 'body' ? `The body speaks too, and ${n.np} ${agree(n, 'is', 'are')} ${n.meaning}` : undefined,
  (n) =>
    n.group === 'nature' ? `What lies around you says something as well: ${n.np}, ${n.meaning}` : undefined,
);

const shown = (n: NounSlots | undefined, text: (meaning: string, words: string) => string) =>
  n?.trait && !n.trait.isColour ? text(n.trait.meaning, n.trait.words) : undefined;

export const conditioned = skeletons<NounSlots>(
  'en.conditioned',
  (n) =>
    shown(
      n,
      (m, w) =>
        `${n.bare} ${agree(n, 'is', 'are')} ${n.meaning}, and “${w}” is the word that matters: as things stand, ${theyAre(n.meaning)} ${m}`,
    ),
  (n) => shown(n, (m, w) => `You say “${w}” of ${n.bare}, so ${n.meaning} ${isOf(n.meaning)} ${m}`),
  (n) =>
    shown(
      isAspect(n) ? undefined : n,
      (m, w) =>
        `Its state tells the rest: “${w}”, you say, and so what ${n.bare} ${agree(n, 'holds', 'hold')}, ${n.meaning}, ${isOf(n.meaning)} ${m}`,
    ),
  (n) =>
    shown(n, (m, w) => `${n.meaning}: that is ${n.bare}, and “${w}” adds that ${theyAre(n.meaning)} ${m}`),
  (n) =>
    shown(
      n,
      (m, w) =>
        `It would be another dream if ${n.bare} were not “${w}”; this way ${n.meaning} ${isOf(n.meaning)} ${m}`,
    ),
  (n) =>
    shown(
      n,
      (m, w) =>
        `Of all you could have noticed about ${n.bare} you chose “${w}”: in this dream ${n.meaning} ${isOf(n.meaning)} ${m}`,
    ),
  (n) =>
    shown(
      n,
      (m, w) =>
        `With ${n.bare} you meet ${n.meaning}, and since you call ${isAspect(n) ? 'that part' : it(n)} “${w}”, read: ${m}`,
    ),
);

const tinted = (n: NounSlots, text: (meaning: string, words: string) => string) =>
  n.trait?.isColour ? text(n.trait.meaning, n.trait.words) : undefined;

/** A colour is a quality of what has it, told as a condition is. */
export const coloured = skeletons<NounSlots>(
  'en.coloured',
  (n) =>
    tinted(
      n,
      (m) => `${n.np} ${agree(n, 'is', 'are')} ${n.meaning}, and the colour tells of what kind: ${m}`,
    ),
  (n) =>
    tinted(
      n,
      (m, w) =>
        `You remember “${w}”, and a colour is a quality: ${n.meaning}, in ${n.bare}, ${isOf(n.meaning)} ${m}`,
    ),
  (n) =>
    tinted(
      n,
      (m, w) =>
        `That you give ${n.bare} a colour is no accident; with “${w}”, ${n.meaning} ${isOf(n.meaning)} ${m}`,
    ),
  (n) => tinted(n, (m) => `In ${n.np} you meet ${n.meaning}, and by the colour of it, ${m}`),
);

const three = <Item>(list: readonly Item[], join: (item: Item) => string) => {
  const parts = list.map(join);
  const last = parts.pop();
  return parts.length === 0 ? last : `${parts.join('; ')}; and ${last}`;
};

export const rest = skeletons<readonly NounSlots[]>(
  'en.rest',
  (l) => `Around this stands the rest of the scene: ${three(l, (n) => `${n.np}, ${n.meaning}`)}`,
  (l) => `Smaller things keep you company here: ${three(l, (n) => `${n.meaning}, in ${n.np}`)}`,
  (l) => `Beside that you mention ${three(l, (n) => `${n.np}, that is ${n.meaning}`)}`,
  (l) => `What is within reach at this point: ${three(l, (n) => `${n.meaning} (${n.np})`)}`,
  (l) => `The background is not empty either; it holds ${three(l, (n) => `${n.np} as ${n.meaning}`)}`,
  (l) => `In passing the dream shows you ${three(l, (n) => `${n.meaning} by way of ${n.np}`)}`,
  (l) => `Read along with it ${three(l, (n) => `${n.np}: ${n.meaning}`)}`,
);
