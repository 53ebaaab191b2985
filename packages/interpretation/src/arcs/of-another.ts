import { role } from '../attach/role.ts';
import { wordClass } from '../grammar/word-class.ts';
import type { Figure } from '../reading/model.ts';
import type { Words } from './subject-of.ts';

/** What the words around a place are asked for. */
export interface Scene {
  readonly view: Words;
  /** Of each word. */
  readonly classes: Int32Array;
  readonly figures: ReadonlyMap<number, Figure>;
  /** Whether a figure is a noun phrase with no preposition before it. */
  isSubject(at: number): boolean;
}

const linkWords = wordClass.coordinator | wordClass.clauseOpener;

/**
 * Whether words that a cue found, from its first to the one behind its last, tell of somebody else alone: another person
 * or an animal is the subject that they go with, and the dreamer has no part in their clause. Words that name this
 * subject themselves were meant so.
 */
export function isOfAnother(scene: Scene, from: number, to: number): boolean {
  const last = lastPartOfDreamer(scene, from, to);
  if (last >= 0) return goesOverToAnother(scene, last + 1, to);
  for (let at = from; at < to; at += 1) if (isOther(scene, at)) return isDoneToAnother(scene, from, to);
  if (isOwnedByAnother(scene, from)) return true;
  return followsAnother(scene, from) && !comesToDreamer(scene, to);
}

/** The last word of a range by which the dreamer has part in it; -1 without one. */
function lastPartOfDreamer(scene: Scene, from: number, to: number): number {
  for (let at = to - 1; at >= from; at -= 1) if (isPartOfDreamer(scene, at)) return at;
  return -1;
}

function isPartOfDreamer({ view, classes, figures }: Scene, at: number): boolean {
  const roles = view.tokens[at]?.spelling.roles ?? 0;
  if ((roles & (role.dreamer | role.onDreamer | role.firstPerson)) !== 0) return true;
  const isMine = ((classes[at] ?? 0) & wordClass.possessive) !== 0 && (roles & role.possessive) === 0;
  // "My brother" is not the dreamer; "my keys" are the dreamer's.
  return isMine && !isBeing(figures.get(at));
}

function isBeing(figure: Figure | undefined): boolean {
  const group = figure?.sign.mention.group;
  return group === 'person' || group === 'animal';
}

function isOther({ view, figures, isSubject }: Scene, at: number): boolean {
  if (((view.tokens[at]?.spelling.roles ?? 0) & role.goingOnAsSubject) !== 0) return true;
  return isBeing(figures.get(at)) && isSubject(at);
}

/** "I opened it and a white bird flew": behind a link word somebody else goes on. */
function goesOverToAnother(scene: Scene, from: number, to: number): boolean {
  for (let at = from; at < to - 1; at += 1) {
    if (isOther(scene, at) && isLinked(scene, at)) return true;
  }
  return false;
}

function isLinked({ classes, figures }: Scene, at: number): boolean {
  let first = at;
  while (figures.get(at) !== undefined && figures.get(first - 1) === figures.get(at)) first -= 1;
  return ((classes[first - 1] ?? 0) & linkWords) !== 0;
}

/** So many words behind whom it is done to, the dreamer may be named too: "my sister and me". */
const further = 3;

/** "A snake bit my sister", and not "a snake bit my sister and me". */
function isDoneToAnother(scene: Scene, from: number, to: number): boolean {
  const { view, figures } = scene;
  const done = figures.get(to);
  if (!isBeing(done) || view.sentence(to) !== view.sentence(to - 1)) return false;
  let next = to;
  while (figures.get(next) === done) next += 1;
  return !isDreamerWithin(scene, next, next + further) && !isDreamerBefore(scene, from);
}

function isDreamerWithin(scene: Scene, from: number, to: number): boolean {
  const { view } = scene;
  for (let at = from; at < to && view.sentence(at) === view.sentence(from - 1); at += 1)
    if (isPartOfDreamer(scene, at)) return true;
  return false;
}

/** In the same clause. */
function isDreamerBefore(scene: Scene, from: number): boolean {
  const { view, classes } = scene;
  for (let at = from - 1; at >= 0 && view.sentence(at) === view.sentence(from); at -= 1) {
    if (((classes[at] ?? 0) & linkWords) !== 0) return false;
    if (isPartOfDreamer(scene, at)) return true;
  }
  return false;
}

/** "her teeth", "my boss's teeth" */
function isOwnedByAnother({ view, figures }: Scene, from: number): boolean {
  if (figures.get(from)?.sign.mention.group !== 'body' && !isBodyBehindOwner(figures, from)) return false;
  const rolesAt = (at: number) => view.tokens[at]?.spelling.roles ?? 0;
  const isOwner = (at: number) => (rolesAt(at) & (role.possessive | role.genitive)) !== 0;
  return view.sentence(from - 1) === view.sentence(from) && (isOwner(from) || isOwner(from - 1));
}

function isBodyBehindOwner(figures: ReadonlyMap<number, Figure>, from: number): boolean {
  return figures.get(from + 1)?.sign.mention.group === 'body';
}

/** Whether the nearest subject before a word, in its sentence, is somebody else without the dreamer. */
function followsAnother(scene: Scene, from: number): boolean {
  const { view } = scene;
  for (let at = from - 1; at >= 0 && view.sentence(at) === view.sentence(from); at -= 1) {
    if (isPartOfDreamer(scene, at)) return false;
    if (isOther(scene, at)) return !isBesideDreamer(scene, at);
  }
  return false;
}

/** "my sister and I", "yo y mi hermana": so far from one to the other. */
const nearby = 4;

function isBesideDreamer(scene: Scene, other: number): boolean {
  const { view, classes } = scene;
  const rolesAt = (at: number) => view.tokens[at]?.spelling.roles ?? 0;
  let isJoined = false;
  for (let at = other - 1; at >= Math.max(0, other - nearby); at -= 1) {
    if (view.sentence(at) !== view.sentence(other)) return false;
    isJoined ||= ((classes[at] ?? 0) & wordClass.coordinator) !== 0;
    if ((rolesAt(at) & (role.dreamer | role.onDreamer)) !== 0) return isJoined;
  }
  return false;
}

/** Whether what follows in the clause comes to the dreamer: "the bus left without me", "he lost my keys". */
function comesToDreamer(scene: Scene, to: number): boolean {
  const { view, classes } = scene;
  for (let at = to; at < view.length && view.sentence(at) === view.sentence(to - 1); at += 1) {
    if (((classes[at] ?? 0) & linkWords) !== 0 || isOther(scene, at)) return false;
    if (isPartOfDreamer(scene, at)) return ((view.tokens[at]?.spelling.roles ?? 0) & role.dreamer) === 0;
  }
  return false;
}
