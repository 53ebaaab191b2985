import type { Analysis } from '../analyse.ts';
import type { Word } from '../syntax/words.ts';
import type { Retell } from './telling.ts';
import { bareText, firstLetterSmall, isClean } from './wording.ts';

const leads =
  /^(?:(?:and|but|so|well|anyway|also|plus|that(?= (?:i|we|my|there)\b)|i (?:dreamed|dreamt|dream|had a dream|remember|recall|notice that i) (?:that |how |where )?(?=(?:i|we|there|my|a|the)\b)|(?:in|during) (?:this|my|the|another|one) dream,?|in the beginning,?|at first,?|it (?:seems|seemed) (?:that|like) (?=i\b)|there was this time (?:when|where)) )+/iu;
/** What a clause that can stand alone begins with, after an adverb. */
const opening =
  /^(?:(?:then|suddenly|now|later|finally|next|eventually|afterwards|soon|once|again|meanwhile|outside|inside|upstairs|downstairs) )?(?:then )?(i|we|i'm|i've|i'd|we're|my|our|a|an|the|some|one|two|three|four|several|many|all|both|there|this|that|these|those|another|someone|somebody|something|everyone|everybody|everything|nobody|people|his|her|their|he|she|they|it)\b/iu;
const framed =
  /^(?:when|while|as|after|before|once|at|in|on|from|behind|beside|under|near|all of a sudden)\b/iu;
const finite =
  /\b(?:was|were|is|are|am|had|has|have|did|do|does|could|can|would|will|went|go|goes|came|come|comes|saw|see|sees|got|get|gets|took|take|takes|made|make|makes|said|says|knew|know|knows|felt|feel|feels|found|find|finds|ran|run|runs|told|tells|tell|gave|give|gives|began|begin|begins|kept|keep|keeps|thought|think|thinks|looked|look|looks|stood|stand|stands|sat|sit|sits|fell|fall|falls|lay|left|leave|leaves|heard|hear|hears|held|hold|holds|brought|bring|put|let|wore|wear|ate|eat|wanted|want|wants|tried|try|tries|climbed|became|turned|drove|drive|flew|fly|swam|swim|woke|hid|hide|threw|throw|caught|catch|met|meet|lost|lose|broke|break|shot|shoot|i'm|i've|i'd|we're|it's|there's|wasn't|weren't|couldn't|didn't|don't|can't|won't|wouldn't)\b|\b\p{L}{2,}ed\b/iu;
/** Remarks on remembering, waking and the telling itself are no part of the dream. */
const outside =
  /\b(?:remember|recall|woke|wake up|awoke|dreamed|dreamt|dream|dreams|i think|i guess|i believe|i don't know|i do not know|not sure|i mean|you know|for some reason|etc|sort of|kind of|i suppose|whatever|anyhow|should|must|ought|will|i'll|you'll|gonna|shall)\b/iu;
const dangling =
  /\b(?:and|but|or|so|the|a|an|my|your|his|her|their|of|to|for|with|from|in|on|at|by|that|which|who|when|where|as|if|because|was|were|is|are|had|have|very|really|just|some|into|than|said|says|say|asked|asks|yelled|knew|know|realized|realised|noticed|notice|thought|think|felt|feel|like|something like|saw|told \p{L}+|told (?:you|him|her|them) (?:that))$/iu;

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

/** Retelling for English: pronouns and the forms of "be" are turned, everything else stays the dreamer's. */
export function retellEnglish(analysis: Analysis): Retell {
  const { text, words, grammar, actions, names } = analysis;
  const own = actions.filter(({ mention }) => mention.actor?.who === 'dreamer');
  const starts = new Set(own.map(({ mention }) => mention.start));
  const isMine = (word: Word) => starts.has(word.start);
  return (from, to) => {
    const [first, last] = [words[from], words[to]];
    if (!first || !last) return undefined;
    const whole = bareText(text.slice(first.start, last.end));
    if (whole === undefined || outside.test(whole.replace(leads, '')) || isForeign(whole)) return undefined;
    const clause = whole.replace(leads, '').replace(/^,\s*/u, '');
    if (isDependent(clause, from, analysis)) return undefined;
    const told = turn(
      withSubject(
        clause,
        words.slice(from, to + 1),
        isMine,
        grammar.dreamer,
        words[from - 1]?.sentence !== first.sentence,
      ),
    );
    const turned = told && trimmed(told);
    return turned === undefined || !isTold(turned, to === from) ? undefined : firstLetterSmall(turned, names);
  };
}

/** Words that English has not, so often that the clause is of the other language. */
function isForeign(clause: string): boolean {
  const found = clause.match(
    /(?<!\p{L})(?:el|los|las|una|que|con|pero|estaba|había|mi|por|muy|cuando)(?!\p{L})/giu,
  );
  return (found?.length ?? 0) > 1;
}

/**
 * Whether a clause leans on the words before it: a relative clause, or a noun behind a comma, which is more often a
 * further name of the one before than a new subject.
 */
function isDependent(clause: string, from: number, { words, text }: Analysis): boolean {
  const [before, first] = [words[from - 1], words[from]];
  if (!before || !first || before.sentence !== first.sentence) return false;
  if (/^(?:that|which|who|whom|what)$/u.test(before.lower)) return true;
  if (/^(?:that|which|who|whose|whom) (?!i\b|we\b|my\b|there\b)/iu.test(clause)) return true;
  return isBehindComma(text, first.start) && /^(?:the|a|an|my|his|her|their)\b/iu.test(clause);
}

function isBehindComma(text: string, start: number): boolean {
  let at = start - 1;
  while (at >= 0 && /\s/u.test(text.charAt(at))) at -= 1;
  return text.charAt(at) === ',';
}

/** "Went to the house" and "then came up on a stage" are the dreamer's where the verb is. */
function withSubject(
  clause: string,
  words: readonly Word[],
  isMine: (word: Word) => boolean,
  own: ReadonlySet<string>,
  isFirst: boolean,
): string | undefined {
  if (opening.test(clause)) return clause;
  if (framed.test(clause) && words.some(({ lower }) => own.has(lower))) return clause;
  if (/^\p{Lu}\p{Ll}+ (?:was|is|had|and|came|went|said|took|looked|walked|ran)\b/u.test(clause))
    return clause;
  const lead = clause.match(/^(?:then |suddenly |finally |later |just )*/iu)?.[0] ?? '';
  const rest = clause.slice(lead.length);
  const verb = words.find(
    ({ start, end }) => end - start > 1 && rest.toLowerCase().startsWith(textOf(words, start)),
  );
  // "Was in the house" opens a sentence; behind other words somebody or something else was.
  if (/^was\b/iu.test(rest) && isFirst) return `${lead}I ${rest}`;
  return verb !== undefined && isMine(verb) && !/ing$/u.test(verb.lower) ? `${lead}I ${rest}` : undefined;
}

function textOf(words: readonly Word[], start: number): string {
  return words.find((word) => word.start === start)?.lower ?? '';
}

/** Every pronoun of the dreamer turned, and "was" where the dreamer is its subject. */
function turn(clause: string | undefined): string | undefined {
  if (clause === undefined) return undefined;
  let isDreamer = false;
  let before = '';
  return clause.replace(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu, (word) => {
    const lower = word.toLowerCase().replace('’', "'");
    const previous = before;
    before = lower;
    if (dreamer.test(lower)) isDreamer = true;
    else if (subjects.test(lower) && opensSubject.test(previous || lower)) isDreamer = false;
    return turnWord(word, lower, previous, isDreamer);
  });
}

const dreamer = /^(?:i|we|i'm|i've|i'd)$/u;
/** Words that may begin another subject, and those behind which they do. */
const subjects =
  /^(?:he|she|it|they|there|who|which|that|someone|everyone|everybody|the|a|an|my|your|his|her)$/u;
const opensSubject = /^(?:and|but|then|who|which|that|there|he|she|it|they|someone)$/u;

function turnWord(word: string, lower: string, previous: string, isDreamer: boolean): string {
  const agreed = agreeing[lower];
  if (agreed !== undefined) {
    const isSubject = /^(?:i|we)$/u.test(previous) || (isDreamer && between.test(previous));
    return isSubject ? agreed : word;
  }
  if (lower === 'mine' && /^(?:a|the|gold|coal)$/u.test(previous)) return word;
  return plain[lower] ?? word;
}

/** What is left of a clause when a verb without its complement is taken off its end: "he beckoned and you realised". */
function trimmed(clause: string): string {
  if (!dangling.test(clause)) return clause;
  const at = Math.max(clause.lastIndexOf(' and '), clause.lastIndexOf(' but '), clause.lastIndexOf(', '));
  return at > 0 ? clause.slice(0, at).replace(/,$/u, '') : clause;
}

function isTold(clause: string, isOne: boolean): boolean {
  const isDependent = framed.test(clause) && /^(?:when|while|as|after|before|once)\b/iu.test(clause);
  if (isDependent && !clause.includes(', ') && (clause.match(/\byou\b/giu)?.length ?? 0) < 2) return false;
  if (/^(?!you\b|there\b|it\b)[^,]+, (?:which|who|that|where)\b[^,]*$/iu.test(clause)) return false;
  const count = clause.split(' ').length;
  return !isOne && count >= 3 && finite.test(clause) && !dangling.test(clause) && isClean(clause);
}
