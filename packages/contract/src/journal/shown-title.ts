/** How a title that was made of the dream's words is shown. No imports, so the browser can take it alone. */

/** Characters of a title that was cut: as many as a derived one has, or a little less where a cut would split one. */
const cutLength = { least: 40, most: 51 } as const;
/** A clause that ends before this says too little. */
const shortestClause = 20;

/** Small words that no title ends in. */
const joints = new Set(
  (
    'a an the and or but of to in on at by for from with into onto over under behind beside between through near ' +
    'my your his her its our their this that these those which who as if then than so was were is are i we he she ' +
    'they it un una el la los las y e o u ni de del al a en con por para sin sobre bajo tras entre hasta desde mi ' +
    'tu su mis tus sus este esta ese esa que se me te lo le como si era eran estaba estaban fue muy'
  ).split(' '),
);

/**
 * A title as it is shown: one that was cut after its fiftieth character, inside a word as likely as not, ends at a
 * clause or at a word that can end something. Any other stays as it is.
 */
export function shownTitle(title: string): string {
  const isCut = title.endsWith('…') && title.length >= cutLength.least && title.length <= cutLength.most;
  if (!isCut) return title;
  const words = title.slice(0, -1);
  const clause = /^.*[\p{L}\p{N}](?=[,;:–—(])/u.exec(words)?.[0];
  if (clause !== undefined && clause.length >= shortestClause) return `${clause}…`;
  // What the cut has left of its last word; a space before the sign says that the word was whole.
  const whole = words.trimEnd() === words ? words.replace(/\s\S*$/, '') : words.trimEnd();
  const end = withoutJoints(whole);
  return end === '' || end === words ? title : `${end}…`;
}

function withoutJoints(text: string): string {
  const words = text.split(' ');
  while (words.length > 1 && joints.has((words.at(-1) ?? '').toLowerCase())) words.pop();
  return words.join(' ').replace(/(?<![\s,;:–—(])[\s,;:–—(]+$/u, '');
}

/** A title for a place with room for `most` characters: whole, or ended at a word that can end something. */
export function titleWithin(title: string, most: number): string {
  if (title.length <= most) return title;
  const words = title
    .slice(0, most)
    .replace(/\s\S*$/, '')
    .trimEnd();
  const end = withoutJoints(words);
  return `${end === '' ? words : end}…`;
}

/**
 * What the beginning of a dream says beside its title, for places that show both: where it begins with the words of the
 * title, the words that follow them. Empty where there are none.
 */
export function wordsBeside(title: string, beginning: string): string {
  const said = shownTitle(title).replace(/…$/, '');
  const text = beginning.trim();
  if (said === '' || !text.toLowerCase().startsWith(said.toLowerCase())) return text;
  const rest = text.slice(said.length);
  // The title may be the beginning of a longer word.
  if (/^[\p{L}\p{N}]/u.test(rest)) return text;
  const follows = rest.replace(/^["'”’»)\]]*[\s.,;:!?…–—]*/u, '');
  if (follows === '') return '';
  return shownTitle(title).endsWith('…') ? `…${follows}` : follows;
}
