import { skeletons, whole } from '../skeletons.ts';
import type { ActSlots, ChangeSlots, NounSlots, OneSlots, Phrasing, TextSlots } from '../slots.ts';
import { undated } from './dated.ts';
import { actorDoes, agree, happens, isOf, quote } from './words.ts';

/** Short sentences in plain words, for the level that has at most 120 of them. */
export const plain: Partial<Phrasing> = {
  openingPlaces: skeletons<ChangeSlots>(
    'en.plain-places',
    (c) => `You go from ${c.fromMeaning} to ${c.toMeaning}`,
    (c) => `At first you are in ${c.fromMeaning}, at the end in ${c.toMeaning}`,
  ),
  openingActWith: skeletons<OneSlots>(
    'en.plain-act-with',
    (o) => whole`This is about ${o.name}, ${o.meaning}, with ${o.second} as ${o.third}`,
    (o) => whole`In short, it is ${o.name}: ${o.meaning}; and in ${o.second}, ${o.third}`,
  ),
  openingAct: skeletons<OneSlots>(
    'en.plain-act',
    (o) => `This dream is about ${o.name}, and that is ${o.meaning}`,
    (o) => `In one line, it is ${o.name}: ${o.meaning}`,
  ),
  openingEvent: skeletons<OneSlots>(
    'en.plain-event',
    (o) => whole`In it, ${happens(o)}`,
    (o) => `It is about ${o.name}`,
  ),
  place: skeletons<NounSlots>(
    'en.plain-place',
    (n) => whole`You are ${n.where}, in ${n.meaning}`,
    (n) => `The place is ${n.np}, ${n.meaning}`,
  ),
  person: skeletons<NounSlots>(
    'en.plain-person',
    (n) => `In ${n.np} you meet ${n.meaning}`,
    (n) => `What you see in ${n.np} is ${n.meaning}`,
    (n) => `${n.np} ${agree(n, 'shows', 'show')} you ${n.meaning}`,
  ),
  thing: skeletons<NounSlots>(
    'en.plain-thing',
    (n) => `${n.np} ${agree(n, 'is', 'are')} ${n.meaning}`,
    (n) => `There ${agree(n, 'is', 'are')} ${n.np}, ${n.meaning}`,
    (n) => `Take ${n.np} as ${n.meaning}`,
  ),
  conditioned: skeletons<NounSlots>(
    'en.plain-conditioned',
    (n) =>
      n.trait
        ? `${n.bare}, that is ${n.meaning}, ${isOf(n.meaning)} “${n.trait.words}”: ${n.trait.meaning}`
        : undefined,
    (n) =>
      n.trait
        ? `You call ${n.bare} “${n.trait.words}”, so ${n.meaning} ${isOf(n.meaning)} ${n.trait.meaning}`
        : undefined,
  ),
  actDreamer: skeletons<ActSlots>(
    'en.plain-act-dreamer',
    (a) => whole`You ${a.doing}: ${a.meaning}`,
    (a) => whole`By saying ${quote(a.quote)} you speak of ${a.meaning}`,
    (a) => `What you do is ${a.name}, and that is ${a.meaning}`,
  ),
  actOther: skeletons<ActSlots>(
    'en.plain-act-other',
    (a) => whole`${actorDoes(a)}: ${a.actor?.meaning} is at work, and it is about ${a.meaning}`,
    (a) => (a.actor ? `Through ${a.actor.np}, ${a.actor.meaning}, you are ${a.meaning}` : undefined),
  ),
  actOnDreamer: skeletons<ActSlots>(
    'en.plain-act-on-dreamer',
    (a) => whole`${actorDoes(a)}: ${a.actor?.meaning} wants your attention, and it is about ${a.meaning}`,
    (a) =>
      a.actor
        ? `${a.actor.np} ${agree(a.actor, 'comes', 'come')} to you as ${a.actor.meaning}; it is about ${a.meaning}`
        : undefined,
    (a) => (a.actor ? undefined : `Something is done to you, and it is about ${a.meaning}`),
  ),
  question: skeletons<TextSlots>(
    'en.plain-question',
    (t) => undated(t, (text) => `Since yesterday, ${text}`) ?? t.text,
    (t) => undated(t, (text) => `In these two days, ${text}`),
    (t) => undated(t, (text) => `Lately, ${text}`),
    (t) => undated(t, (text) => `Yesterday or today, ${text}`),
    (t) => undated(t, (text) => `Looking back at yesterday, ${text}`),
    (t) => undated(t, (text) => `The day before and today: ${text}`),
    (t) => undated(t, (text) => `Going by yesterday, ${text}`),
    (t) => undated(t, (text) => `As of yesterday, ${text}`),
    (t) => undated(t, (text) => `Over the last day, ${text}`),
    (t) => undated(t, (text) => `Think of yesterday: ${text}`),
    (t) => undated(t, (text) => `With yesterday in mind, ${text}`),
    (t) => undated(t, (text) => `Of late, ${text}`),
    (t) => undated(t, (text) => `Since the day before yesterday, ${text}`),
    (t) => undated(t, (text) => `If you think of yesterday, ${text}`),
    (t) => undated(t, (text) => `Last evening or today, ${text}`),
    (t) => undated(t, (text) => `Today and yesterday, ${text}`),
  ),
};
