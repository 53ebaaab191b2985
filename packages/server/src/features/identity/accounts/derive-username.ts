import { randomInt } from 'node:crypto';
import { limits } from '@chitta/contract';

/** Room for what makes a taken name one's own. */
const suffixLength = 5;
const nameless = 'dreamer';

/** As much of a name as may stand in a user name; empty where that is too little. */
function toUsername(name: string): string {
  const kept = name
    .normalize('NFKC')
    .replace(/[^\p{L}\p{M}\p{N}._-]+/gu, '-')
    .replace(/^[^\p{L}\p{N}]+|(?<![._-])[._-]+$/gu, '');
  const letters = Array.from(kept);
  let cut = '';
  for (const letter of letters) {
    if (cut.length + letter.length > limits.username.max - suffixLength) break;
    cut += letter;
  }
  cut = cut.replace(/(?<![._-])[._-]+$/u, '');
  return cut.length >= limits.username.min ? cut : '';
}

/** A user name out of what somebody is called; from the second attempt on with digits, since the name is taken. */
export function deriveUsername(names: readonly string[], attempt: number): string {
  const base = names.map(toUsername).find((name) => name !== '') ?? nameless;
  return attempt === 0 ? base : `${base}-${randomInt(1000, 10_000)}`;
}
