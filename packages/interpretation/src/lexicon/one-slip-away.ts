/** Shorter words have too many neighbours. */
const shortest = 7;
const longest = 24;
/** From this length on, a letter left out, and one put in, hardly ever give another real word. */
const shortestForLeftOut = 8;
const shortestForPutIn = 9;
/** From this length on, another letter gives no other real word. */
const shortestForAnother = 10;
/** The first letter is hardly ever wrong, and the last ones make other forms of a word. */
const firstEdited = 1;
const lastsKept = 2;
const alphabet = 'abcdefghijklmnopqrstuvwxyz';

/** Whether a word is long enough, and of plain letters, so that a slip in it can be told. */
export function maySlip(folded: string): boolean {
  return folded.length >= shortest && folded.length <= longest && /^[a-z]+$/.test(folded);
}

/**
 * Calls `visit` with every word that becomes the given one by one slip. Letters swapped, doubled or not doubled are
 * slips in any word; a letter left out, put in or mistaken only in a long one, where no other real word is so near.
 */
export function visitOneSlipAway(word: string, visit: (intended: string) => void): void {
  const end = word.length - lastsKept;
  for (let at = firstEdited; at < end; at++) {
    const before = word.slice(0, at);
    const letter = word.charAt(at);
    const after = word.slice(at + 1);
    const next = after.charAt(0);
    if (letter === next) visit(before + after);
    else {
      visit(before + letter + word.slice(at));
      visit(before + next + letter + after.slice(1));
    }
    if (word.length >= shortestForPutIn && letter !== next) visit(before + after);
    if (word.length >= shortestForLeftOut) visitLeftOut(before, letter, after, visit);
    if (word.length >= shortestForAnother) visitAnother(before, letter, after, visit);
  }
}

function visitLeftOut(
  before: string,
  letter: string,
  after: string,
  visit: (intended: string) => void,
): void {
  for (const other of alphabet) if (other !== letter) visit(before + other + letter + after);
}

function visitAnother(
  before: string,
  letter: string,
  after: string,
  visit: (intended: string) => void,
): void {
  for (const other of alphabet) if (other !== letter) visit(before + other + after);
}
