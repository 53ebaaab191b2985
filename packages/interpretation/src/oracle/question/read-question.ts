import type { Language, LifeField, QuestionKind } from '@chitta/symbols/types';
import { viewDream } from '../../arcs/dream-view.ts';
import type { Dictionaries } from '../../dream/open-dictionary.ts';
import { recogniseDream } from '../../dream/recognise-dream.ts';
import { createPersonalLexicon, type OwnSymbol } from '../../personal/personal-lexicon.ts';
import type { Mention } from '../../types.ts';
import type { FoundCue, OracleBook, OracleBooks } from '../open-oracle.ts';
import type { OutsideReason, QuestionRead } from '../types.ts';
import { careOfQuestion } from './care-of-question.ts';
import { findWords } from './find-words.ts';

export interface QuestionToRead {
  readonly text: string;
  /** The language of a question whose words do not tell; missing: the likelier one. */
  readonly fallback?: Language | undefined;
  /** The asker's own symbols, of any language. */
  readonly own?: readonly Omit<OwnSymbol, 'context'>[] | undefined;
  /** Fields that the asker asks about most: they decide where the words do not. */
  readonly asksAbout?: readonly LifeField[] | undefined;
  readonly dictionary: Dictionaries;
  readonly oracle: OracleBooks;
}

/**
 * What a question asks, about which field of life, and by what the dreams that touch it can be looked for; before all of it,
 * whether it is to be met with care or left to others. Throws a `TypeError` where the language of the question is not at hand.
 */
export function readQuestion({
  text,
  fallback,
  own = [],
  asksAbout = [],
  dictionary,
  oracle,
}: QuestionToRead): QuestionRead {
  const recognised = recogniseDream({
    text,
    fallback,
    dictionary,
    personal: (language) =>
      createPersonalLexicon(
        language,
        own.map((symbol) => ({ ...symbol, context: '' })),
      ),
  });
  const { language, mentions, analysed, personal } = recognised;
  const book = oracle.of(language);
  if (book === undefined) throw new TypeError(`the Oracle does not speak ${language}`);
  const found = withAsked(book.findCues(viewDream(analysed, mentions, personal)), text);
  const named = mentions.filter(({ kind }) => kind !== 'combined');
  const kind = kindOf(found, named);
  const fields = fieldsOf(found, asksAbout, kind === 'dream' ? 'meaning' : 'self');
  const [field = 'self'] = fields;
  const ofField = fieldsById(book, fields);
  const matter = ofMatter(book, found, { kind, text });
  const care = withGrief(careOfQuestion(text), matter.matter);
  const names = new Map(own.map(({ id, name }) => [id, name]));
  return {
    language,
    field,
    kind,
    care,
    // What a dream of a court or a casino is about is no question of law or luck.
    outside: kind === 'dream' ? null : (bestOf<OutsideReason>(found, 'outside') ?? null),
    words: findWords(analysed),
    symbols: named
      .filter(({ group }) => group !== 'feeling')
      .map((mention) => ({
        id: mention.symbol,
        name: nameOf(mention, names.get(mention.symbol) ?? recognised.dictionary.entry(mention.symbol)?.name),
        start: mention.start,
        end: mention.end,
      })),
    namedPeople: [...new Set(named.filter(({ group }) => group === 'person').map(({ symbol }) => symbol))],
    fieldSymbols: [...new Set(ofField.flatMap(({ symbols }) => symbols))],
    isOfSomebody:
      kind === 'relationship' || named.some(({ group }) => group === 'person' || group === 'animal'),
    people: peopleMeant(named, ofField[0]?.people ?? [], book),
    act: book.acts.find(({ id }) => id === bestOf(found, 'act')) ?? null,
    ...matter,
    feelings: [...new Set(named.filter(({ group }) => group === 'feeling').map(({ symbol }) => symbol))],
    cues: found.map(({ subject, id, places }) => ({ id: `${subject}.${id}`, places })),
  };
}

/** The one or the other. */
export const choiceShape = 'shape-choice';
/** From this score on it counts more how something is asked than what its field is mostly about. */
const plainly = 4.5;
/** So much surer it counts more than a matter that is only touched in passing. */
const surer = 0.5;

/** What it is about, where that is plain, and how it is asked. */
function ofMatter(
  book: OracleBook,
  found: readonly FoundCue[],
  { kind, text }: { readonly kind: QuestionKind; readonly text: string },
): Pick<QuestionRead, 'matter' | 'matterSymbols' | 'isDelicate' | 'shapes' | 'isShapeSurer'> {
  const shapes = found.filter((cue) => cue.subject === 'shape' && isAskedSo(cue, text));
  // Between what two things it is asked says nothing of what is asked.
  const shape = shapes.find(({ id }) => id !== choiceShape)?.score ?? 0;
  const matter = matterOf(found, book, kind);
  const score = found.find(({ subject, id }) => subject === 'matter' && id === matter?.id)?.score ?? 0;
  return {
    matter: matter?.id ?? null,
    matterSymbols: matter?.symbols ?? [],
    isDelicate: matter?.isDelicate === true,
    shapes: shapes.map(({ id }) => id),
    isShapeSurer: shape >= plainly && shape > score + surer,
  };
}

/** Matters that are griefs, by the kind of care that they are met with. */
const griefs: Readonly<Record<string, string>> = { 'lost-pregnancy': 'loss_of_child' };

function withGrief(care: QuestionRead['care'], matter: string | null): QuestionRead['care'] {
  const isGrief = care !== null && matter !== null && griefs[matter] === care.kind;
  return isGrief ? { ...care, isMet: true } : care;
}

/** Yes or no is asked by the first words of a sentence; further on the same words only tell. */
function isAskedSo({ id, places }: FoundCue, text: string): boolean {
  if (id !== 'shape-yes-no') return true;
  return places.some(({ start }) => !/[\p{L}\p{N}](?![^.!?…\n]*[.!?…\n])/u.test(text.slice(0, start)));
}

function fieldsById(book: OracleBook, ids: readonly LifeField[]): OracleBook['fields'] {
  return ids.flatMap((id) => book.fields.find((each) => each.id === id) ?? []);
}

/** Somebody's name is what was written, and no symbol of that name. */
function nameOf({ kind, text }: Mention, name: string | undefined): string {
  return kind === 'name' ? text : (name ?? text);
}

/**
 * The matter that words name most surely; an image of dreams where a dream is asked about, and else none of these. A wrong matter
 * answers another question than was asked, so what is only touched on is none.
 */
function matterOf(
  found: readonly FoundCue[],
  { matters }: OracleBook,
  kind: QuestionKind,
): OracleBook['matters'][number] | undefined {
  const ofImages = new Set(matters.flatMap(({ id, isImage }) => (isImage === true ? id : [])));
  const isImage = kind === 'dream';
  const named = found.filter(
    ({ subject, id, score }) => subject === 'matter' && (ofImages.has(id) || score >= plain),
  );
  const best = named.find(({ id }) => ofImages.has(id) === isImage);
  const ofWaking = isImage ? named.find(({ id }) => !ofImages.has(id)) : undefined;
  const chosen = ofWaking && ofWaking.score >= (best?.score ?? 0) + muchSurer ? ofWaking : best;
  return matters.find(({ id }) => id === chosen?.id);
}

/** Below this score a matter of waking life is only touched on: one word of it, and not in the sentence that asks. */
const plain = 5.2;

/** Whoever may be the same person as one who is named; where nobody is, those of the field. */
function peopleMeant(
  named: readonly Mention[],
  ofField: readonly string[],
  { fields }: OracleBook,
): string[] {
  const people = new Set(named.filter(({ group }) => group === 'person').map(({ symbol }) => symbol));
  const groups = fields.flatMap((field) => field.people.map((group) => group.split('|')));
  const meant =
    people.size === 0
      ? ofField.flatMap((group) => group.split('|'))
      : groups.filter((group) => group.some((id) => people.has(id))).flat();
  return [...new Set(meant)].filter((id) => !people.has(id));
}

/** What is between people asks for somebody to be named; a body to trust is no person. */
function kindOf(found: readonly FoundCue[], named: readonly Mention[]): QuestionKind {
  const isOfSomebody = named.some(({ group, kind }) => group === 'person' || kind === 'name');
  const possible = found.filter(({ id }) => id !== 'relationship' || isOfSomebody);
  return (
    bestOf<QuestionKind>(possible, 'kind') ?? (possible.length < found.length ? 'change' : 'understanding')
  );
}

function bestOf<Id extends string>(found: readonly FoundCue[], subject: FoundCue['subject']): Id | undefined {
  return found.find((each) => each.subject === subject)?.id as Id | undefined;
}

/** So much surer, a matter of waking life is what a question about dreams is about: somebody who died, a door that is a pub's. */
const muchSurer = 1;

const stops = ['.', '!', '?', '…', '\n'];

/** Whether words stand behind the first end of a sentence. */
function hasSeveralSentences(text: string): boolean {
  const ends = stops.map((stop) => text.indexOf(stop)).filter((at) => at >= 0);
  return ends.length > 0 && /[\p{L}\p{N}]/u.test(text.slice(Math.min(...ends)));
}

/** Where the last sentence that asks stands, or the only one there is; null where none of several asks. */
function lastQuestion(text: string): { start: number; end: number } | null {
  if (!hasSeveralSentences(text)) return { start: 0, end: text.length };
  let end = text.lastIndexOf('?') + 1;
  while (text[end - 2] === '?') end -= 1;
  const before = text.slice(0, end - 1);
  const start = Math.max(...stops.map((stop) => before.lastIndexOf(stop))) + 1;
  return end > 0 && start < end - 1 ? { start, end } : null;
}

/** What stands in the sentence that asks counts more than what was told before it. */
function withAsked(found: readonly FoundCue[], text: string): FoundCue[] {
  const asked = lastQuestion(text);
  if (asked === null) return [...found];
  const isAsked = ({ start }: { start: number }) => asked.start <= start && start < asked.end;
  return found
    .map((cue) => {
      const more = cue.places.some(isAsked) ? (ofAsked[cue.subject] ?? 0) : 0;
      return { ...cue, score: cue.score + more };
    })
    .sort((a, b) => b.score - a.score);
}
const ofAsked: Readonly<Partial<Record<FoundCue['subject'], number>>> = { matter: 0.5, shape: 0.8 };

/** What the asker asks about most weighs as much as a weak cue. */
const asked = 1;

/** The fields that a question is about, the surest first; never none. */
function fieldsOf(
  found: readonly FoundCue[],
  asksAbout: readonly LifeField[],
  otherwise: LifeField,
): LifeField[] {
  const scores = new Map<LifeField, number>();
  for (const { subject, id, score } of found)
    if (subject === 'field')
      scores.set(id as LifeField, score + (asksAbout.includes(id as LifeField) ? asked : 0));
  const ranked = [...scores].sort((a, b) => b[1] - a[1]);
  const [best] = ranked;
  if (best === undefined) return [asksAbout[0] ?? otherwise];
  const [, second] = ranked;
  return second && second[1] >= best[1] * beside ? [best[0], second[0]] : [best[0]];
}
/** A second field that is nearly as sure is looked for as well. */
const beside = 0.7;
