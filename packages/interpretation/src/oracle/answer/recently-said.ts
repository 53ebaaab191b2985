/** A sentence of one of the last answers, and the rules that it rested on. */
export interface RecentlySaid {
  readonly text: string;
  readonly rules: readonly string[];
}

/** Whether a wording, its places filled or not, was said in the last answers. */
export type IsSaid = (wording: string) => boolean;

/** Words between two places of a wording by which it is known again; fewer stand in many wordings. */
const leastLetters = 28;

/**
 * Knows wordings again in the last answers by the longest words of theirs that nothing is filled into: the same wording about
 * another night is the same to whoever reads it.
 */
export function wordingsSaid(recent: readonly RecentlySaid[]): IsSaid {
  const said = recent.map(({ text }) => plain(text));
  return (wording) => {
    const [longest = ''] = wording
      .split(/\{[a-zA-Z]+\}/u)
      .map(plain)
      .sort((a, b) => b.length - a.length);
    return longest.length >= leastLetters && said.some((text) => text.includes(longest));
  };
}

/** Without what a sentence gets when it is set: capitals and rounded apostrophes. */
function plain(text: string): string {
  return text.replaceAll('’', "'").toLowerCase();
}

const ofSide = 'side.';

/** On which sides the nights of the last answers stood, and in how many sentences. */
export function sidesSaid(recent: readonly RecentlySaid[]): ReadonlyMap<string, number> {
  const sides = new Map<string, number>();
  for (const rule of recent.flatMap(({ rules }) => rules)) {
    if (!rule.startsWith(ofSide)) continue;
    const id = rule.slice(ofSide.length);
    sides.set(id, (sides.get(id) ?? 0) + 1);
  }
  return sides;
}
