import type { DreamView } from '../../arcs/dream-view.ts';
import type { FoundArc } from '../../arcs/find-arcs.ts';
import { findCare } from '../../care/find-care.ts';
import { chooseWording, hashOfText } from '../../reading/choose-wording.ts';
import { planReading } from '../../reading/plan-reading.ts';
import type { Span } from '../../types.ts';

/** What a reading makes of what happens in a dream, in the language of the dream. */
export interface DreamMeaning {
  readonly arc: string;
  /** How much it tells of the dream: 3 for what happens in most dreams, 7 for what hardly any other has. */
  readonly score: number;
  /** The thought, and what is said of it further. */
  readonly thought: string;
  readonly insight: string | undefined;
  readonly further: readonly string[];
  /** What to do with it, and one small thing for today. */
  readonly guidance: string | undefined;
  readonly step: string | undefined;
  /** The words that it was found by. */
  readonly places: readonly Span[];
}

/** The meaning of the theme of a dream; of its end, where that is told. A dream that may tell of harm has none: nothing is drawn from it. */
export function findMeaning(view: DreamView, arcs: readonly FoundArc[]): DreamMeaning | undefined {
  const { theme, ending } = planReading(view, arcs, 'free');
  const found = ending ?? theme;
  if (theme === undefined || found === undefined || findCare(view.text) !== undefined) return undefined;
  const { arc } = theme;
  const seed = hashOfText(view.text);
  const { headline, insight, guidance, step } = found.wordings;
  const [thought, said] = [chooseWording(headline, seed, arc.id), chooseWording(insight, seed, arc.id)];
  const score = arcs.find((each) => each.arc === arc)?.score ?? arc.weight;
  if (thought === undefined) return undefined;
  return {
    arc: arc.id,
    score,
    thought,
    insight: said,
    further: [chooseWording(insight, seed, arc.id, 1)].flatMap((each) => each ?? []),
    guidance: chooseWording(guidance, seed, arc.id),
    step: chooseWording(step, seed, arc.id),
    places: [...theme.places, ...(ending?.places ?? [])],
  };
}
