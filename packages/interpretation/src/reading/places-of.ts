import type { DreamView } from '../arcs/dream-view.ts';
import type { Evidence, Span } from '../types.ts';
import { placeOf } from './model.ts';
import type { ReadingRule } from './rules.ts';

/** A place of the dream as evidence, with the symbols that stand there. */
export function placesOf({ start, end }: Span, rule: ReadingRule, { analysis }: DreamView): Evidence[] {
  const symbols = analysis.present.filter(({ mention }) => mention.start < end && start < mention.end);
  return [{ start, end, rule }, ...symbols.map(({ mention }) => placeOf(mention, rule))];
}
