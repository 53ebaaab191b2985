import { skeletons, whole } from '../skeletons.ts';
import type { ActSlots, NounSlots } from '../slots.ts';
import { actorDoes, agree, isAspect, isOf, it, quote } from './words.ts';

export const actDreamer = skeletons<ActSlots>(
  'en.act-dreamer',
  (a) => whole`You ${a.doing}, and in you that is ${a.meaning}`,
  (a) => whole`What you do carries the point: you ${a.doing}, which comes to ${a.meaning}`,
  (a) => whole`You do not stand by here; you ${a.doing}, and in doing so you are ${a.meaning}`,
  (a) => whole`The moment you ${a.doing}, you are ${a.meaning}`,
  (a) => whole`When you say ${quote(a.quote)}, you are telling yourself about ${a.meaning}`,
  (a) => `It is your own doing, and its name is ${a.name}: ${a.meaning}`,
  (a) =>
    whole`To ${a.doing?.startsWith('are ') ? undefined : a.doing} takes a decision, and the decision is about ${a.meaning}`,
  (a) => whole`Here you act, in your words ${quote(a.quote)}, and the act is ${a.meaning}`,
  (a) => whole`Then you ${a.doing}: that is you, ${a.meaning}`,
  (a) => whole`You ${a.doing}, nobody does it for you, and so it is you who is ${a.meaning}`,
);

export const actWithObject = skeletons<ActSlots>(
  'en.act-with-object',
  (a) =>
    object(
      a,
      (o) =>
        whole`You ${a.doing}; ${o.np} ${agree(o, 'is', 'are')} ${o.meaning}, and what you do with ${it(o)} is about ${a.meaning}`,
    ),
  (a) =>
    object(
      a,
      (o) => whole`You ${a.doing}, and that is a matter of ${a.meaning}, with ${o.np} as ${o.meaning}`,
    ),
  (a) =>
    object(
      a,
      (o) => `Look at what your act is aimed at: ${o.np}, ${o.meaning}; the act itself is ${a.meaning}`,
    ),
  (a) =>
    object(
      a,
      (o) =>
        `It takes two things to say this, ${a.name} and ${o.np}: ${a.meaning}, and it concerns ${o.meaning}`,
    ),
  (a) =>
    object(
      a,
      (o) =>
        whole`You tell of yourself ${quote(a.quote)}; in that, ${o.np} ${agree(o, 'is', 'are')} ${o.meaning}, and your part is ${a.meaning}`,
    ),
);

/** Things only: a person one acts on is named, never called "it". */
function object(a: ActSlots, say: (noun: NounSlots) => string | undefined): string | undefined {
  return a.object && !isAspect(a.object) ? say(a.object) : undefined;
}

export const actOnDreamer = skeletons<ActSlots>(
  'en.act-on-dreamer',
  (a) =>
    a.actor
      ? whole`${actorDoes(a)}: ${a.actor.meaning} ${isOf(a.actor.meaning)} turned toward you, and the point of it is ${a.meaning}`
      : undefined,
  (a) =>
    a.actor
      ? `This is done to you and not by you; behind ${a.actor.np} stands ${a.actor.meaning}, and what reaches you is about ${a.meaning}`
      : undefined,
  (a) =>
    a.actor
      ? whole`Where you say ${quote(a.quote)}, the one that comes to you is ${a.actor.meaning}, and it is about ${a.meaning}`
      : undefined,
  (a) =>
    a.actor
      ? `${a.actor.meaning} ${isOf(a.actor.meaning) === 'is' ? 'comes' : 'come'} at you in the shape of ${a.actor.np}, and that is a matter of ${a.meaning}`
      : undefined,
  (a) =>
    a.actor ? undefined : whole`You say ${quote(a.quote)}, and the thing to hear in it is ${a.meaning}`,
  (a) =>
    a.actor
      ? undefined
      : `Something acts on you here that you have not attended to yet, and it is about ${a.meaning}`,
  (a) => (a.actor ? undefined : whole`It is done to you, ${quote(a.quote)}: a matter of ${a.meaning}`),
);

export const actOther = skeletons<ActSlots>(
  'en.act-other',
  (a) =>
    actor(
      a,
      (n) => whole`${actorDoes(a)}, and that is you as well: by way of ${n.meaning}, you are ${a.meaning}`,
    ),
  (a) =>
    actor(
      a,
      (n) =>
        `What ${n.np} ${agree(n, 'does', 'do')} is yours too; through ${n.meaning}, you are ${a.meaning}`,
    ),
  (a) =>
    actor(
      a,
      (n) =>
        whole`It is not you who acts at this point, for ${actorDoes(a)}; the matter is ${a.meaning}, and it is left to ${n.meaning}`,
    ),
  (a) =>
    actor(
      a,
      (n) =>
        whole`In your words ${quote(a.quote)}, and the part of you at work is ${n.meaning}; what it is about is ${a.meaning}`,
    ),
  (a) =>
    actor(
      a,
      (n) => `The doing lies with ${n.np}: ${n.meaning} ${isOf(n.meaning)} entrusted here with ${a.meaning}`,
    ),
  (a) =>
    actor(
      a,
      (n) =>
        whole`${actorDoes(a)}, and you may hear it as a word about ${a.meaning}, spoken through ${n.meaning}`,
    ),
);

function actor(a: ActSlots, say: (noun: NounSlots) => string | undefined): string | undefined {
  return a.actor && say(a.actor);
}

export const actHappens = skeletons<ActSlots>(
  'en.act-happens',
  (a) => whole`Your words are ${quote(a.quote)}, and what they are about is ${a.meaning}`,
  (a) => `At the centre of it is ${a.name}: ${a.meaning}`,
  (a) => whole`Where you say ${quote(a.quote)}, hear this: ${a.meaning}`,
  (a) => `The verb to hold on to is ${a.name}, since it is about ${a.meaning}`,
  (a) => whole`You tell it as ${quote(a.quote)}; seen from inside, it is ${a.meaning}`,
  (a) => `There is ${a.name} in this, and that is ${a.meaning}`,
  (a) => whole`The telling runs ${quote(a.quote)}, which is a way of speaking of ${a.meaning}`,
  (a) => `Do not read over ${a.name} here; it is ${a.meaning}`,
  (a) => whole`Another line of yours, ${quote(a.quote)}, has to do with ${a.meaning}`,
  (a) => `It also comes down to ${a.name}, to ${a.meaning}`,
);

/** Neutral on purpose: an action's meaning may be something one wants more of, or less. */
export const guidanceAct = skeletons<ActSlots>(
  'en.guidance-act',
  (a) => `There is no need to understand every picture; it is enough to look honestly at ${a.meaning}`,
  (a) => `The dream does not hurry you: it shows you ${a.meaning}, and leaves the pace to you`,
  (a) => `Notice by day when it happens again, ${a.meaning}, for seeing it is already half of it`,
  (a) => `Nothing here accuses you; it only shows ${a.meaning} from closer than you see it by day`,
  (a) => `Attention is all that is asked: see ${a.meaning} for what it is, in one small thing`,
  (a) => `Whether you want more of it or less is yours to say, but ${a.meaning} is where you can begin`,
  (a) =>
    `You do not have to change anything tonight; know that it is about ${a.meaning}, and you stand differently toward it`,
);

export const guidanceOnDreamer = skeletons<ActSlots>(
  'en.guidance-on-dreamer',
  () => 'What comes at you in a dream is your own; turned to and looked at, it has less need to press',
  (a) => `Let the thing that acts on you say what it wants before you answer it; the matter is ${a.meaning}`,
  (a) =>
    a.actor
      ? `Nothing is served by running from ${a.actor.meaning}; give it a minute of plain attention`
      : undefined,
);
