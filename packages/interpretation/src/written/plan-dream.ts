import { analyseText } from '../analysed/analyse-text.ts';
import { type DreamView, viewDream } from '../arcs/dream-view.ts';
import { findCare } from '../care/find-care.ts';
import { withPersonal } from '../personal/personal-lexicon.ts';
import { chooseWording } from '../reading/choose-wording.ts';
import { type ComposeInput, seedOf } from '../reading/compose-reading.ts';
import { findFeelings } from '../reading/find-feelings.ts';
import type { ReadingLexicon } from '../reading/model.ts';
import { type Moment, planReading } from '../reading/plan-reading.ts';
import type { Mention, ReadingSentence } from '../types.ts';
import type { DreamPlan, PlannedImage, PlannedMoment } from './dream-plan.ts';

/** Further images say little more about one dream, and a long list is what a small model reads worst. */
const mostImages = 40;
const mostPlaces = 20;

/**
 * The plan of a dream for somebody else to write. Undefined where that must not be: a dream that may speak of real harm is
 * given to nobody, however gentle or unsure the sign of it is. `own` is our own reading of the same dream.
 */
export function planDream(
  { text, analysed, mentions, lexicon, personal, texts, level }: Omit<ComposeInput, 'context'>,
  own: readonly Pick<ReadingSentence, 'part' | 'text'>[],
): DreamPlan | undefined {
  if (findCare(text) !== undefined) return undefined;
  const view = viewDream(analysed ?? analyseText(text, lexicon), mentions, personal);
  const { moments, theme, ending } = planReading(view, texts.findArcs(view), level);
  const seed = seedOf(text, mentions);
  return {
    language: lexicon.language,
    level,
    dream: text,
    moments: [...moments, ...(ending ? [ending] : [])].map((moment) =>
      planned(moment, moment === (ending ?? theme), { text, seed }),
    ),
    ending: lastClause(view, text),
    feelings: findFeelings(view).map(({ mention }) => mention.text),
    images: imagesOf(mentions, withPersonal(lexicon, personal)),
    history: own.filter(({ part }) => part === 'history').map((sentence) => sentence.text),
  };
}

/** The last stretch of the dream that is told as one clause. */
function lastClause({ tellings }: DreamView, text: string): string | undefined {
  const last = tellings.last();
  return last && text.slice(last.start, last.end).trim();
}

function planned(
  { arc, wordings, clauses, places }: Moment,
  isMain: boolean,
  { text, seed }: { readonly text: string; readonly seed: number },
): PlannedMoment {
  const spans = clauses.length > 0 ? clauses : places;
  const start = Math.min(...spans.map((span) => span.start));
  const end = Math.max(...spans.map((span) => span.end));
  const insight = chooseWording(wordings.insight, seed, `${arc.id} insight`) ?? '';
  return { arc: arc.id, move: arc.move, words: text.slice(start, end).trim(), insight, isMain, start, end };
}

/** Images of a text with their plain meanings, in the order in which they come. */
export function imagesOf(mentions: readonly Mention[], lexicon: ReadingLexicon): PlannedImage[] {
  const bySymbol = new Map<string, Mention[]>();
  for (const mention of mentions) {
    if (mention.kind === 'name') continue;
    const known = bySymbol.get(mention.symbol);
    if (known) known.push(mention);
    else bySymbol.set(mention.symbol, [mention]);
  }
  return [...bySymbol].slice(0, mostImages).flatMap(([id, all]) => imageOf(id, all, lexicon) ?? []);
}

function imageOf(symbol: string, all: readonly Mention[], lexicon: ReadingLexicon): PlannedImage | undefined {
  const known = lexicon.entry(symbol) ?? lexicon.combined?.all.find(({ id }) => id === symbol);
  const first = all.find(({ state }) => state === 'present') ?? all[0];
  if (known === undefined || first === undefined) return undefined;
  return {
    symbol,
    name: known.name,
    meaning: known.meaning,
    words: [...new Set(all.map(({ text }) => text))].slice(0, 5),
    places: all.slice(0, mostPlaces).map(({ start, end }) => ({ start, end })),
    state: first.state,
    ...(first.owner && { owner: first.owner.text }),
    ...(first.condition && { condition: first.condition.text }),
    ...(first.kind === 'personal' && { isOwn: true as const }),
  };
}
