import type { Language, OracleCueSubject, OracleFile, OracleWay } from '@chitta/symbols/types';
import { ArcShelf } from '../arcs/arc-shelf.ts';
import type { DreamView } from '../arcs/dream-view.ts';
import { arcFinder, type FoundArc } from '../arcs/find-arcs.ts';
import { PhraseBook } from '../arcs/phrase-book.ts';
import type { Span } from '../types.ts';

/** Something that cues tell of a question, with the words that tell it. */
export interface FoundCue {
  readonly subject: OracleCueSubject;
  readonly id: string;
  readonly score: number;
  readonly places: readonly Span[];
}

/** Words of a dream that sound light or heavy. */
export interface FoundTone extends Span {
  readonly tone: 'light' | 'heavy';
  readonly weight: number;
}

/** The side of what can differ from night to night on which a dream stands, with the words that tell it. */
export interface FoundSide extends Span {
  readonly id: string;
  readonly contrast: string;
  readonly way: OracleWay;
  readonly weight: number;
}

/** What the Oracle says and understands in one language, ready for use. */
export interface OracleBook {
  readonly language: Language;
  readonly fields: OracleFile['fields'];
  readonly acts: OracleFile['acts'];
  readonly matters: OracleFile['matters'];
  readonly texts: OracleFile['texts'];
  /** What cues tell of a question, the surest first. */
  readonly findCues: (question: DreamView) => readonly FoundCue[];
  /** What sounds light or heavy in a dream and the sides on which it stands, as far as it says that it was so. */
  readonly findTold: (dream: DreamView) => {
    readonly tones: readonly FoundTone[];
    readonly sides: readonly FoundSide[];
  };
}

/** By language; undefined where one is not at hand. */
export interface OracleBooks {
  of(language: Language): OracleBook | undefined;
}

/** What cues tell of dreams; all others tell of questions. */
const ofDreams: ReadonlySet<OracleCueSubject> = new Set(['tone', 'side']);

/** Every further cue makes it surer. */
const further = 0.4;
const mostFurther = 3;

const noWordings = { headline: [], insight: [], guidance: [], question: [], step: [] };
/** The most that a cue can weigh, and the least that has to be left where others speak against it. */
const weight = 7;
const needs = 2.4;
const least = 1;

/** Makes `generated/oracle.<language>.json` ready; once, and kept with the dictionary. */
export function openOracle({
  language,
  phrases,
  cues,
  fields,
  acts,
  matters,
  sides,
  texts,
}: OracleFile): OracleBook {
  const subjects = new Map(cues.map(({ subject, id }) => [`${subject}.${id}`, { subject, id }]));
  const arcs = cues.map(({ subject, id, cues: own }) => ({
    id: `${subject}.${id}`,
    move: 'acts' as const,
    weight,
    needs: ofDreams.has(subject) ? least : needs,
    ...noWordings,
    cues: own,
    outcomes: [],
  }));
  const shelf = new ArcShelf({ arcs, moves: [], outcomes: [], phrases });
  const find = arcFinder(shelf, new PhraseBook(phrases));
  const sideOf = new Map(sides.map((side) => [side.id, side]));
  const toldOf = (view: DreamView) =>
    find(view).flatMap((found) => {
      const known = subjects.get(found.arc.id);
      return known ? { ...known, ...found } : [];
    });
  return {
    language,
    fields,
    acts,
    matters,
    texts,
    findCues(question) {
      // A question is about what is not so yet: its words count whatever is said of their being so.
      const asked: DreamView = { ...question, assertion: () => 'present', isInability: () => false };
      return toldOf(asked)
        .filter(({ subject }) => !ofDreams.has(subject))
        .map(({ subject, id, matches }) => {
          const best = Math.max(...matches.map(({ cue }) => cue.weight));
          const score = best + further * Math.min(matches.length - 1, mostFurther);
          return { subject, id, score, places: placesIn(question, matches) };
        })
        .sort((a, b) => b.score - a.score);
    },
    findTold(dream) {
      const told = toldOf(dream).flatMap(({ subject, id, matches }) =>
        placesIn(dream, matches).map((place, at) => ({
          ...place,
          subject,
          id,
          weight: matches[at]?.cue.weight ?? 1,
        })),
      );
      return {
        tones: told
          .filter(({ subject }) => subject === 'tone')
          .map(({ subject: _, id, ...place }) => ({ ...place, tone: id === 'light' ? 'light' : 'heavy' })),
        sides: told.flatMap(({ subject, start, end, id, weight: own }) => {
          const side = subject === 'side' ? sideOf.get(id) : undefined;
          return side ? [{ ...side, start, end, weight: own }] : [];
        }),
      };
    },
  };
}

function placesIn({ tokens }: DreamView, matches: FoundArc['matches']): Span[] {
  return matches.map(({ from, to }) => ({ start: tokens[from]?.start ?? 0, end: tokens[to - 1]?.end ?? 0 }));
}
