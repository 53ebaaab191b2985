import type { Language, OracleCueSubject, OracleFile } from '@chitta/symbols/types';
import { ArcShelf } from '../arcs/arc-shelf.ts';
import type { DreamView } from '../arcs/dream-view.ts';
import { arcFinder } from '../arcs/find-arcs.ts';
import { PhraseBook } from '../arcs/phrase-book.ts';
import type { Span } from '../types.ts';

/** Something that cues tell of a question, with the words that tell it. */
export interface FoundCue {
  readonly subject: OracleCueSubject;
  readonly id: string;
  readonly score: number;
  readonly places: readonly Span[];
}

/** What the Oracle says and understands in one language, ready for use. */
export interface OracleBook {
  readonly language: Language;
  readonly fields: OracleFile['fields'];
  readonly acts: OracleFile['acts'];
  readonly texts: OracleFile['texts'];
  /** What cues tell of a question, the surest first. */
  readonly findCues: (question: DreamView) => readonly FoundCue[];
}

/** By language; undefined where one is not at hand. */
export interface OracleBooks {
  of(language: Language): OracleBook | undefined;
}

/** Every further cue makes it surer. */
const further = 0.4;
const mostFurther = 3;

const noWordings = { headline: [], insight: [], guidance: [], question: [], step: [] };
/** The most that a cue can weigh, and the least that has to be left where others speak against it. */
const weight = 7;
const needs = 2.4;

/** Makes `generated/oracle.<language>.json` ready; once, and kept with the dictionary. */
export function openOracle({ language, phrases, cues, fields, acts, texts }: OracleFile): OracleBook {
  const subjects = new Map(cues.map(({ subject, id }) => [`${subject}.${id}`, { subject, id }]));
  const arcs = cues.map(({ subject, id, cues: own }) => ({
    id: `${subject}.${id}`,
    move: 'acts' as const,
    weight,
    needs,
    ...noWordings,
    cues: own,
    outcomes: [],
  }));
  const shelf = new ArcShelf({ arcs, moves: [], outcomes: [], phrases });
  const find = arcFinder(shelf, new PhraseBook(phrases));
  return {
    language,
    fields,
    acts,
    texts,
    findCues(question) {
      // A question is about what is not so yet: its words count whatever is said of their being so.
      const asked: DreamView = { ...question, assertion: () => 'present', isInability: () => false };
      const found = find(asked).flatMap(({ arc, matches }) => {
        const known = subjects.get(arc.id);
        const places = matches.map(({ from, to }) => ({
          start: question.tokens[from]?.start ?? 0,
          end: question.tokens[to - 1]?.end ?? 0,
        }));
        const best = Math.max(...matches.map(({ cue }) => cue.weight));
        const score = best + further * Math.min(matches.length - 1, mostFurther);
        return known ? { ...known, score, places } : [];
      });
      return found.sort((a, b) => b.score - a.score);
    },
  };
}
