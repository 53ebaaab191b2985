import type { ArcFile, ArcFileOutcome, ArcMove } from '@chitta/symbols/types';
import type { Arc, ArcCue, ArcOutcome, Outcome } from './arc.ts';

/** A cue of an outcome counts once, whatever it is worth. */
const weightOfOutcome = 1;

/** The arcs of a language by their cues, each with all that belongs to it; made when a dream first has one of them. */
export class ArcShelf {
  readonly #file: Pick<ArcFile, 'arcs' | 'moves' | 'outcomes' | 'phrases'>;
  readonly #cues: (ArcCue | undefined)[] = [];
  readonly #arcs: (Arc | undefined)[] = [];
  readonly #endingsOfMoves = new Map<ArcMove, readonly ArcOutcome[]>();
  #outcomes: ReadonlyMap<string, Outcome> | undefined;

  constructor(file: Pick<ArcFile, 'arcs' | 'moves' | 'outcomes' | 'phrases'>) {
    this.#file = file;
  }

  /** The cue with this number. */
  cue(number: number): ArcCue {
    const cue = this.#cues[number] ?? this.#makeCue(number);
    this.#cues[number] = cue;
    return cue;
  }

  #makeCue(number: number): ArcCue {
    const arc = this.#arcWith(number);
    const given = this.#file.phrases.conditions[number] ?? {};
    return {
      arc,
      and: given.and ?? [],
      not: given.not ?? [],
      weight: given.weight ?? arc?.weight ?? weightOfOutcome,
      waking: given.waking ?? false,
      by: given.by,
      at: given.at,
    };
  }

  /** The arc that a cue belongs to; arcs stand in the order of their cues, with those of outcomes between. */
  #arcWith(cue: number): Arc | undefined {
    const { arcs } = this.#file;
    let low = 0;
    let high = arcs.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((arcs[middle]?.cues[1] ?? 0) <= cue) low = middle + 1;
      else high = middle;
    }
    if ((arcs[low]?.cues[0] ?? Infinity) > cue) return undefined;
    const arc = this.#arcs[low] ?? this.#makeArc(low);
    this.#arcs[low] = arc;
    return arc;
  }

  #makeArc(at: number): Arc {
    const { needs, endsAsMove = true, outcomes, ...rest } = this.#file.arcs[at] as ArcFile['arcs'][number];
    return {
      ...rest,
      // Any cue is enough, whatever it weighs.
      needs: needs ?? 1,
      endings: outcomes.map((each) => this.#ending(each)),
      endingsOfMove: endsAsMove ? this.#endingsOf(rest.move) : [],
    };
  }

  #endingsOf(move: ArcMove): readonly ArcOutcome[] {
    let endings = this.#endingsOfMoves.get(move);
    if (endings === undefined) {
      endings = this.#file.moves.flatMap(({ move: of, ...each }) => (of === move ? this.#ending(each) : []));
      this.#endingsOfMoves.set(move, endings);
    }
    return endings;
  }

  #ending({ when, cues, ...said }: ArcFileOutcome): ArcOutcome {
    this.#outcomes ??= new Map(
      this.#file.outcomes.map(({ id, yields = false, cues: of }) => [id, { yields, cues: of }]),
    );
    const own: Outcome[] = cues === undefined ? [] : [{ yields: false, cues }];
    const known = this.#outcomes;
    return { ...said, outcomes: [...own, ...when.flatMap((id) => known.get(id) ?? [])] };
  }
}
