import { endOfWord, nextLetter } from '../../../../reading/syntax/letters.ts';
import { lowerAt } from '../../../../reading/syntax/spelt.ts';
import { wordSet } from '../../../../reading/syntax/word-set.ts';

const plain: ReadonlyMap<string, string> = new Map(
  Object.entries({
    i: 'you',
    me: 'you',
    my: 'your',
    mine: 'yours',
    myself: 'yourself',
    we: 'you',
    us: 'you',
    our: 'your',
    ours: 'yours',
    ourselves: 'yourselves',
    "i'm": 'you’re',
    "i've": 'you’ve',
    "i'd": 'you’d',
    "i'll": 'you’ll',
    "we're": 'you’re',
    "we've": 'you’ve',
    "we'd": 'you’d',
  }),
);

const agreeing: ReadonlyMap<string, string> = new Map([
  ['was', 'were'],
  ['am', 'are'],
  ["wasn't", 'weren’t'],
]);

const between = wordSet('and but or then also just still now suddenly already soon so never always finally');

/** Every pronoun of the dreamer turned, and "was" where the dreamer is its subject. */
export function turn(clause: string): string {
  let isDreamer = false;
  let before = '';
  let turned = '';
  let kept = 0;
  for (
    let start = nextLetter(clause, 0), end = start;
    start < clause.length;
    start = nextLetter(clause, end)
  ) {
    end = endOfWord(clause, start);
    const lower = lowerAt(clause, start, end);
    const previous = before;
    before = lower;
    // Most words are nothing to it.
    if (!concerned.has(lower)) continue;
    if (dreamer.has(lower)) isDreamer = true;
    else if (others.has(lower)) isDreamer = false;
    else if (subjects.has(lower) && opensSubject.has(previous || lower)) isDreamer = false;
    const word = turnWord(lower, previous, isDreamer);
    if (word === undefined) continue;
    turned += clause.slice(kept, start) + word;
    kept = end;
  }
  return kept === 0 ? clause : turned + clause.slice(kept);
}

const dreamer = new Set(['i', 'we', "i'm", "i've", "i'd"]);

/** Words that are always the subject of their verb. */
const others = wordSet("he she they he'd she'd they'd he's she's they're it's there's who");

/** Words that may begin another subject, and those behind which they do. */
const subjects = wordSet(
  'he she it they there who which that someone everyone everybody the a an my your his her',
);

const opensSubject = wordSet('and but then who which that there he she it they someone');

/** Every word that turning looks at. */
const concerned = new Set([...plain.keys(), ...agreeing.keys(), ...dreamer, ...others, ...subjects]);

/** What a word is turned to; undefined where it stays. */
function turnWord(lower: string, previous: string, isDreamer: boolean): string | undefined {
  const agreed = agreeing.get(lower);
  if (agreed !== undefined) {
    const isSubject = previous === 'i' || previous === 'we' || (isDreamer && between.has(previous));
    return isSubject ? agreed : undefined;
  }
  if (lower === 'mine' && dug.has(previous)) return undefined;
  return plain.get(lower);
}

/** "A gold mine" is nobody's. */
const dug = wordSet('a the gold coal other this that old each every deep');
