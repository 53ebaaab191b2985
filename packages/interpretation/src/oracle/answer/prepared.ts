import type { Language } from '@chitta/symbols/types';
import { oracleOf } from '../../languages/language-packs.ts';
import { choiceShape as choice } from '../question/read-question.ts';
import type { QuestionRead } from '../types.ts';
import type { AnsweredQuestion } from './asked-question.ts';
import { askedSentence } from './asked-sentence.ts';
import { choosePair } from './choose-pair.ts';
import type { Contrast } from './contrast/find-contrast.ts';
import type { Tone } from './find-tone.ts';
import type { LookedAt } from './look-at-dream.ts';
import { wayOf } from './mourning.ts';
import { nameImage } from './name-image.ts';
import type { OracleEvidence } from './oracle-answer.ts';
import type { IsSaid } from './recently-said.ts';
import { sidesAsked } from './sides-asked.ts';
import type { Say, Slots } from './wordings.ts';
import type { Words } from './words.ts';

/** Everything that the parts of an answer are written from. */
export interface Prepared {
  readonly text: string;
  readonly read: QuestionRead;
  readonly tone: 'plain' | 'warm';
  readonly language: Language;
  /** In the order of their nights. */
  readonly dreams: readonly LookedAt[];
  /** The two of them that are told. */
  readonly pair: readonly LookedAt[];
  /** The thing that returns in them, as it can be spoken of. */
  readonly image: string | undefined;
  /** The two things that the question asks between, and all that it asks where that is short, in the asker's words. */
  readonly sides: Slots;
  /** What differs between them; undefined where nothing is told plainly enough. */
  readonly contrast: Contrast | undefined;
  /** How the last of them that tells it ends. */
  readonly end: Tone;
  readonly say: Say;
  readonly isSaid: IsSaid;
  readonly day: (night: string) => string;
  readonly quote: (words: string) => string;
}

/** Looks at all dreams together: what they can be called, how they end. */
export function prepareAnswer(
  asked: AnsweredQuestion,
  { dreams, contrast }: Pick<Prepared, 'dreams' | 'contrast'>,
  { say, isSaid }: Pick<Prepared, 'say' | 'isSaid'>,
): Prepared {
  const { question, tone, today } = asked;
  const { text, read } = question;
  const { language } = read;
  const { day: sayDay, quote } = oracleOf(language);
  const year = today.slice(0, 4);
  const day = (night: string) => {
    const [ofYear = '', month = '', ofMonth = ''] = night.split('-');
    return sayDay(Number(ofMonth), Number(month), ofYear === year ? undefined : ofYear);
  };
  const pair = choosePair(dreams);
  const [one, other] = sidesAsked(question) ?? [];
  const sides = { one: one && quote(one), other: other && quote(other), short: shortOf(question) };
  const image = nameImage(read, pair);
  return {
    text,
    read,
    tone,
    language,
    dreams,
    pair,
    image,
    sides,
    contrast,
    end: endOf(pair),
    say,
    isSaid,
    day,
    quote,
  };
}

/** What is asked, in the asker's words; undefined where it is too long to be said in passing. */
function shortOf(question: AnsweredQuestion['question']): string | undefined {
  const asked = askedSentence(question).trim();
  const isShort = asked.split(/\s+/u).length <= mostOfShort && !asked.endsWith('…');
  // A quote within a quote reads badly.
  return isShort && !/["“”«»]/u.test(asked) ? asked : undefined;
}
const mostOfShort = 16;

/** Dreams as such are asked about: what is true of them needs none of the asker's own. */
export function isOfDreams({ shapes }: Pick<QuestionRead, 'shapes'>): boolean {
  return shapes.includes('shape-of-dreams');
}

/** The last dream says it. Where it does not tell, what was light before it is still so; what was heavy may have passed. */
function endOf(dreams: readonly LookedAt[]): Tone {
  const [before, last] = [dreams.at(-2)?.tone, dreams.at(-1)?.tone ?? 'open'];
  return last === 'open' && before === 'light' ? before : last;
}

type Place = 'lead' | 'thought' | 'step' | 'take';

/** What is asked and what is done may be of another kind than the last times; what is thought belongs to its matter. */
const isFree = (place: Place) => place === 'take' || place === 'step';

/** Says what a place of an answer says of the matter of the question, else of how it is asked, else of what is asked. */
export function sayOfMatter(
  prepared: Prepared,
  place: Place,
  slots?: Slots,
): { readonly id: string; readonly text: string } | undefined {
  const { say, isSaid, sides } = prepared;
  const found = idsOfMatter(prepared, place).flatMap((id) => {
    const text = say(id, { ...sides, ...slots });
    return text === undefined ? [] : [{ id, text }];
  });
  const unsaid = isFree(place) ? found.find(({ text }) => !isSaid(text)) : undefined;
  return unsaid ?? found[0];
}

/** The ids under which it may be said, the first that is written counts. */
function idsOfMatter({ read, end, contrast }: Prepared, place: Place): readonly string[] {
  const shapes = shapesFor(place, read.shapes);
  const matter = read.matter ?? [];
  const known = isShapeFirst(read, shapes, place) ? [shapes, matter] : [matter, shapes];
  const ofContrast = contrast === undefined ? [] : `contrast-${contrast.easy.side.contrast}`;
  // What differs asks a question of its own; what there is to do belongs to the matter first.
  const before = place === 'take' ? [ofContrast, known] : [matter, ofContrast, known];
  const of = [isFree(place) ? before : known, `kind-${wayOf(read)}`].flat(3);
  return of.flatMap((each) =>
    isFree(place) ? [`${place}.${each}`] : [`${place}.${each}.${end}`, `${place}.${each}.open`],
  );
}

function isShapeFirst(read: QuestionRead, shapes: readonly string[], place: Place): boolean {
  if (read.isShapeSurer) return true;
  if (place !== 'lead') return false;
  const isOfSides = shapes[0] === choice && read.kind !== 'decision' && !isOfDreams(read);
  // What will be, no dream knows: that is said before anything of the matter.
  return isOfSides || shapes[0] === 'shape-will';
}

/** The answer begins with the two sides that were named; what is thought of them is said by whatever else was asked. */
function shapesFor(place: string, shapes: readonly string[]): readonly string[] {
  const others = shapes.filter((shape) => shape !== choice);
  if (others.length === shapes.length || isOfDreams({ shapes })) return others;
  return place === 'lead' ? [choice, ...others] : [...others, choice];
}

/** A place of a dream as evidence. */
export function inDream(
  { touching }: LookedAt,
  { start, end }: Words | { start: number; end: number },
  rule: string,
): OracleEvidence {
  return { dreamId: touching.dream.id, start, end, rule };
}

/** The words by which the question was taken so; all of it where none stand out. */
export function inQuestion({ read, text }: Prepared, ids: readonly string[], rule: string): OracleEvidence[] {
  const places = read.cues.filter(({ id }) => ids.includes(id)).flatMap((cue) => cue.places);
  const found = places.length > 0 ? places : [{ start: 0, end: text.length }];
  return found.slice(0, 8).map(({ start, end }) => ({ dreamId: null, start, end, rule }));
}
