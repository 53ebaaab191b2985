import type { DreamView } from '../arcs/dream-view.ts';
import { phrasingOf } from '../languages/language-packs.ts';
import type { ReadingLevel, ReadingSentence } from '../types.ts';
import { finishSentence } from './finish-sentence.ts';
import { evidenceOf, type Sign } from './model.ts';
import { placesOf } from './places-of.ts';
import { isEvent } from './plan-reading.ts';

type Said = Omit<ReadingSentence, 'paragraph'>;

/** What the dictionary says of a symbol, in one or two sentences; undefined where it says nothing. */
export type Describe = (symbol: string) => string | undefined;

interface Beside {
  readonly level: ReadingLevel;
  readonly history: readonly Said[];
  readonly reassurance: readonly Said[];
  readonly describe: Describe;
}

/**
 * Where nothing was found that happens in other dreams too: the one scene in which the dreamer acts most, with what the
 * dictionary says and asks of what is done there. Where not even that can be told, it says so.
 */
export function readScene(
  view: DreamView,
  { level, history, reassurance, describe }: Beside,
): readonly (readonly Said[])[] {
  const own = mainSign(view);
  const sign = view.analysis.combined[0] ?? own;
  const told = view.tellings
    .all()
    .filter((each) => each.told !== undefined && isEvent(each.told, view.language));
  const main = sign && told.find(({ start, end }) => start <= sign.mention.start && sign.mention.start < end);
  const headline = main ?? told[0];
  const say = (telling: (typeof told)[number], part: Said['part']): Said => ({
    text: finishSentence(telling.told ?? ''),
    part,
    evidence: placesOf(telling, 'told', view),
  });
  const speak = (text: string | undefined, part: Said['part'], of: Sign | undefined): Said[] =>
    of && text ? [{ text, part, evidence: evidenceOf(of, 'scene') }] : [];
  const first = told[0] && told[0] !== headline && level !== 'plain' ? [say(told[0], 'passage')] : [];
  const said = speak(sign && describe(sign.mention.symbol), 'passage', sign);
  if (headline === undefined && said.length === 0) return [[gapOf(view)], history, reassurance];
  return [
    headline ? [say(headline, 'headline')] : [],
    [...first, ...said],
    history,
    reassurance,
    speak(sign?.entry.insight, 'question', sign),
    level === 'plain' ? [] : speak(own?.entry.deed, 'deed', own),
  ];
}

/** What the dreamer does, the weightiest and the last; else whatever weighs most. */
function mainSign({ analysis: { actions, present } }: DreamView): Sign | undefined {
  const own = actions.filter(
    ({ mention, entry }) => mention.actor?.who === 'dreamer' && entry.insight !== '',
  );
  const said = present.filter(({ entry }) => entry.insight !== '');
  return (
    own.findLast(({ entry }) => entry.vital) ??
    own.at(-1) ??
    said.find(({ entry }) => entry.vital) ??
    said.find(({ entry }) => !entry.common) ??
    said[0]
  );
}

function gapOf({ language, text }: DreamView): Said {
  return {
    text: phrasingOf(language).unread,
    part: 'passage',
    evidence: [{ start: 0, end: text.length, rule: 'gap.unread' }],
  };
}
