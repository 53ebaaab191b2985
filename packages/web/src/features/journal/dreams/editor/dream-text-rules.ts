import { dreamText, imports } from '@chitta/contract/limits';

/** What keeps a dream from being read, in the order in which it is checked. */
export type DreamTextProblem = 'empty' | 'too-short' | 'too-long';

/** Length as it counts: UTF-16 code units after trimming, on both sides of the wire. */
export function dreamLength(content: string): number {
  return content.trim().length;
}

/** Why this text cannot be read, or null when it can. */
export function readProblem(content: string): DreamTextProblem | null {
  const length = dreamLength(content);
  if (length === 0) return 'empty';
  if (length < dreamText.min) return 'too-short';
  return length > dreamText.max ? 'too-long' : null;
}

/** Why this text cannot be saved, or null when it can; a short dream can be kept. */
export function saveProblem(content: string, most: number = dreamText.max): DreamTextProblem | null {
  const length = dreamLength(content);
  if (length === 0) return 'empty';
  return length > most ? 'too-long' : null;
}

/** Characters that a kept dream may have after a change: one that came longer from elsewhere may stay so. */
export function longestRevision(kept: string): number {
  return kept.length > dreamText.max ? imports.dreamText : dreamText.max;
}

/** How the counter speaks: quietly until the end comes near. */
export function counterTone(content: string): 'calm' | 'near' | 'over' {
  const length = dreamLength(content);
  if (length > dreamText.max) return 'over';
  return length > dreamText.max * 0.9 ? 'near' : 'calm';
}
