const plain: Readonly<Record<string, string>> = {
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
};

const agreeing: Readonly<Record<string, string>> = { was: 'were', am: 'are', "wasn't": 'weren’t' };

const between = /^(?:and|but|or|then|also|just|still|now|suddenly|already|soon|so|never|always|finally)$/u;

/** Every pronoun of the dreamer turned, and "was" where the dreamer is its subject. */
export function turn(clause: string): string {
  let isDreamer = false;
  let before = '';
  return clause.replace(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu, (word) => {
    const lower = word.toLowerCase().replace('’', "'");
    const previous = before;
    before = lower;
    // Most words are nothing to it.
    if (!concerned.has(lower)) return word;
    if (dreamer.has(lower)) isDreamer = true;
    else if (others.has(lower)) isDreamer = false;
    else if (subjects.has(lower) && opensSubject.has(previous || lower)) isDreamer = false;
    return turnWord(word, lower, previous, isDreamer);
  });
}

const dreamer = new Set(['i', 'we', "i'm", "i've", "i'd"]);

/** Words that are always the subject of their verb. */
const others = new Set("he she they he'd she'd they'd he's she's they're it's there's who".split(' '));

/** Words that may begin another subject, and those behind which they do. */
const subjects = new Set(
  'he she it they there who which that someone everyone everybody the a an my your his her'.split(' '),
);

const opensSubject = new Set('and but then who which that there he she it they someone'.split(' '));

/** Every word that turning looks at. */
const concerned = new Set([
  ...Object.keys(plain),
  ...Object.keys(agreeing),
  ...dreamer,
  ...others,
  ...subjects,
]);

function turnWord(word: string, lower: string, previous: string, isDreamer: boolean): string {
  const agreed = agreeing[lower];
  if (agreed !== undefined) {
    const isSubject = /^(?:i|we)$/u.test(previous) || (isDreamer && between.test(previous));
    return isSubject ? agreed : word;
  }
  if (lower === 'mine' && /^(?:a|the|gold|coal|other|this|that|old|each|every|deep)$/u.test(previous))
    return word;
  return plain[lower] ?? word;
}
