import type { ArcCueEntry, ArcCues } from '../../src/types.ts';

/**
 * Lists by name: words that fill a place of a phrase (`mother/father`), or whole phrases. Stand in `content/lists.yaml`, for each
 * language.
 */
export type Lists = Readonly<Record<string, string | readonly string[]>>;

const named = /\$([a-z-]+)/gu;

/** Writes the lists that cues name (`$parent`) out. Throws `TypeError` for a name that there is not. */
export function expandCues(cues: ArcCues, lists: Lists): ArcCues {
  const expand = (phrases: readonly string[]) => phrases.flatMap((phrase) => expandPhrase(phrase, lists));
  return cues.flatMap((cue): ArcCues => {
    if (typeof cue === 'string') return expand([cue]);
    const { words, and, not } = cue;
    const expanded: ArcCueEntry = {
      ...cue,
      words: expand(words),
      ...(and && { and: expand(and) }),
      ...(not && { not: expand(not) }),
    };
    return [expanded];
  });
}

function expandPhrase(phrase: string, lists: Lists): readonly string[] {
  const whole = lists[phrase.slice(1)];
  if (phrase.startsWith('$') && Array.isArray(whole)) return whole;
  return [
    phrase.replace(named, (_, name: string) => {
      const words = lists[name];
      if (typeof words !== 'string') throw new TypeError(`"${phrase}" names no list of words: $${name}`);
      return words;
    }),
  ];
}
