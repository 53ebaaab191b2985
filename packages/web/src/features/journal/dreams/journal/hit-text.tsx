import type { ReactNode } from 'react';

const quoted = (word: string) => word.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&');

/** A text with the words in it that were looked for, marked. */
export function HitText({
  text,
  words,
}: {
  readonly text: string;
  readonly words: readonly string[];
}): ReactNode {
  if (words.length === 0) return text;
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(${words.map(quoted).join('|')})(?![\\p{L}\\p{N}])`, 'gu');
  // The parts between the marks stand at even places, the marks at odd ones.
  return text.split(pattern).map((part, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text, which never change places.
    index % 2 === 1 ? <mark key={index}>{part}</mark> : part,
  );
}
