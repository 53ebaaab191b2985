import type {
  MatchReason,
  OracleDream,
  QuestionRead,
  QuestionStems,
  TouchedPlace,
  TouchingDream,
} from '../types.ts';
import { feelingsMeant } from './feelings-meant.ts';
import { findStems } from './find-stems.ts';

/** What each thing that a question and a dream have in common is worth. */
const worth = {
  own: 6,
  symbol: 4,
  person: 5,
  personMeant: 4.2,
  personOfField: 2.4,
  nameMeant: 3,
  word: 2.2,
  feeling: 2,
  act: 1.8,
  matter: 3.2,
  field: 1.7,
  thought: 1,
} as const;
/** What is denied, wished, compared or told of waking life touches little. */
const notThere = 0.4;
/** So much of all that a field or an act has in common counts. */
const most = { field: 4, word: 4.4, symbol: 9 } as const;
/** Places and things of any dream speak of a matter only beside others. */
const scenery: ReadonlySet<string> = new Set([
  'house',
  'room',
  'door',
  'road',
  'bed',
  'table',
  'window',
  'key',
  'light',
  'garden',
  'wall',
  'stairs',
  'kitchen',
  'train',
  'phone',
  'chair',
  'water',
  'hand',
  'book',
  'car',
  'city',
  'bridge',
  'river',
  'suitcase',
  'box',
  'clothes',
  'mirror',
  'letter',
  'dark',
  'old',
  'tree',
  'field',
  'shop',
  'money',
  'clock',
  'swim',
  'run',
  'dog',
]);
const ofScenery = 0.6;
/** A symbol of nearly every dream says little about one. */
const common = { share: 0.5, weight: 0.5 } as const;
/** Names of people all have this symbol; which one it is tells the word. */
export const nameSymbol = 'name';
const fewestToCompare = 5;

/** How often each symbol stands in the dreams at hand, and how many these are. */
export interface Journal {
  readonly counts: ReadonlyMap<string, number>;
  readonly dreams: number;
}

export interface ScoredDream {
  readonly dream: OracleDream;
  readonly score: number;
  readonly reasons: readonly MatchReason[];
  readonly places: readonly TouchedPlace[];
  readonly returning: readonly string[];
  readonly threads?: NonNullable<TouchingDream['threads']>;
}

type Mark = OracleDream['marks'][number];

interface Found extends MatchReason {
  readonly worth: number;
  readonly place?: TouchedPlace;
}

/** What a question is looked for by, made once for all dreams. */
export interface Looked {
  readonly question: QuestionRead;
  readonly stems: QuestionStems;
  readonly named: ReadonlySet<string>;
  /** Names of people, small. */
  readonly names: ReadonlySet<string>;
  readonly feelings: ReadonlySet<string>;
  /** Names that return in the dreams, small, where the question speaks of somebody and names nobody. */
  readonly namesMeant: ReadonlySet<string>;
}

export function lookedFor(
  question: QuestionRead,
  stems: QuestionStems,
  namesMeant: ReadonlySet<string> = new Set(),
): Looked {
  return {
    question,
    stems,
    named: new Set(question.symbols.map(({ id }) => id)),
    names: new Set(question.symbols.map(({ name }) => name.toLowerCase())),
    feelings: feelingsMeant(question),
    namesMeant,
  };
}

/** How closely a dream touches a question, and by what. */
export function scoreDream(looked: Looked, dream: OracleDream, journal: Journal): ScoredDream {
  const found = new Map<string, Found>();
  const add = (key: string, reason: Found) => {
    if ((found.get(key)?.worth ?? 0) < reason.worth) found.set(key, reason);
  };
  for (const mark of dream.marks) {
    const words = dream.content.slice(mark.start, mark.end);
    const reason = reasonOf(mark, words, looked, journal);
    if (reason) add(mark.symbol === nameSymbol ? words : mark.symbol, reason);
  }
  for (const feeling of dream.feelings)
    if (looked.feelings.has(feeling))
      add(feeling, { kind: 'feeling', text: feeling, symbol: feeling, worth: worth.feeling });
  addWords(dream, looked, found, add);
  const reasons = [...found.values()].sort((a, b) => b.worth - a.worth);
  return {
    dream,
    score: scoreOf(reasons),
    reasons: reasons.map(({ kind, text, symbol }) => ({
      kind,
      text,
      ...(symbol !== undefined && { symbol }),
    })),
    places: reasons.flatMap(({ place }) => place ?? []),
    returning: [],
  };
}

function reasonOf(mark: Mark, words: string, looked: Looked, { counts, dreams }: Journal): Found | undefined {
  const { symbol, name, start, end, state } = mark;
  const isThere = state === 'present';
  const isCommon = dreams > fewestToCompare && (counts.get(symbol) ?? 0) / dreams > common.share;
  const met = kindOf(mark, words, looked);
  if (met === undefined) return undefined;
  // "I was not afraid" speaks of fear as well.
  const share = met.kind === 'feeling' ? 1 : (isThere ? 1 : notThere) * (isCommon ? common.weight : 1);
  const text = symbol === nameSymbol || name === '' ? words : name;
  return { kind: met.kind, text, symbol, worth: met.worth * share, place: { start, end, symbol, isThere } };
}

function kindOf(
  { symbol, isOwn }: Mark,
  words: string,
  { question, named, names, feelings, namesMeant }: Looked,
): Pick<Found, 'kind' | 'worth'> | undefined {
  const { namedPeople, people } = question;
  if (symbol === nameSymbol) return nameOf(words.toLowerCase(), { names, namesMeant });
  if (named.has(symbol)) {
    if (isOwn) return { kind: 'own_symbol', worth: worth.own };
    const isPerson = namedPeople.includes(symbol);
    return { kind: isPerson ? 'person' : 'symbol', worth: isPerson ? worth.person : worth.symbol };
  }
  if (people.includes(symbol))
    return { kind: 'person', worth: namedPeople.length > 0 ? worth.personMeant : worth.personOfField };
  if (feelings.has(symbol)) return { kind: 'feeling', worth: worth.feeling };
  return looksLike(symbol, question);
}

/** Somebody whom the question names, or may mean. */
function nameOf(
  name: string,
  { names, namesMeant }: Pick<Looked, 'names' | 'namesMeant'>,
): Pick<Found, 'kind' | 'worth'> | undefined {
  if (names.has(name)) return { kind: 'person', worth: worth.person };
  return namesMeant.has(name) ? { kind: 'person', worth: worth.nameMeant } : undefined;
}

/** What the field of life and the act that the question thinks of look like in dreams. */
function looksLike(symbol: string, question: QuestionRead): Pick<Found, 'kind' | 'worth'> | undefined {
  const share = scenery.has(symbol) ? ofScenery : 1;
  const best = Math.max(
    rankIn(question.act?.doing, symbol) * worth.act * share,
    rankIn(question.act?.other, symbol) * worth.act * share,
    rankIn(question.fieldSymbols, symbol) * worth.field,
    rankIn(question.matterSymbols, symbol) * worth.matter * share,
  );
  return best > 0 ? { kind: 'field', worth: best } : undefined;
}

/** Words of the question in any form, where no symbol stands, and in the thought of the reading. */
function addWords(
  { content, thought }: OracleDream,
  { stems }: Looked,
  found: ReadonlyMap<string, Found>,
  add: (key: string, reason: Found) => void,
): void {
  const covered = [...found.values()].flatMap(({ place }) => place ?? []);
  for (const { word, stem, start, end } of findStems(content, stems)) {
    if (covered.some((place) => place.start < end && start < place.end)) continue;
    // "on horseback": a thing that is named may be met without being recognised; so may a name where a sentence begins.
    const kind = stems.people.has(stem) ? 'person' : stems.things.has(stem) ? 'symbol' : 'word';
    add(`word ${word}`, {
      kind,
      text: kind === 'person' ? content.slice(start, end) : word,
      worth: worth[kind],
      place: { start, end, isThere: true },
    });
  }
  const [shared] = thought === null ? [] : findStems(thought, stems);
  if (shared) add(`thought ${shared.word}`, { kind: 'thought', text: shared.word, worth: worth.thought });
}

/** From 1 for the first to a half for the last; 0 for what is not in the list. */
function rankIn(list: readonly string[] | undefined, symbol: string): number {
  const at = list?.indexOf(symbol) ?? -1;
  return at < 0 || list === undefined ? 0 : 1 - at / list.length / 2;
}

function scoreOf(reasons: readonly Found[]): number {
  const sum = (kinds: readonly MatchReason['kind'][], limit: number) =>
    Math.min(
      limit,
      reasons.reduce((total, reason) => total + (kinds.includes(reason.kind) ? reason.worth : 0), 0),
    );
  return (
    sum(['own_symbol', 'symbol', 'person'], most.symbol) +
    sum(['field'], most.field) +
    sum(['word'], most.word) +
    sum(['feeling'], worth.feeling) +
    sum(['thought'], worth.thought)
  );
}
