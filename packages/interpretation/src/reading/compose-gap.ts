import type { ReadingPart } from '../types.ts';
import type { Analysis } from './analyse.ts';
import type { DraftSentence, Skeleton } from './model.ts';
import type { LastSlots, Phrasing } from './phrasing/slots.ts';
import { quoteClause } from './syntax/quotes.ts';
import type { Chooser } from './writing/choose.ts';

/** A short honest reading for a dream in which no symbol was recognised. */
export function composeGap(analysis: Analysis, phrasing: Phrasing, chooser: Chooser): DraftSentence[] {
  const { words, text, grammar } = analysis;
  const quote = words
    .map((_, at) => quoteClause(words, at, text, grammar.joiners))
    .find((each) => each !== undefined);
  const slots: LastSlots = { quote: quote?.text, np: undefined, meaning: undefined, isAct: false };
  const tables: [ReadingPart, readonly Skeleton<LastSlots>[]][] = [
    ['opening', phrasing.openingGap],
    ['passage', phrasing.gap],
    ['guidance', phrasing.guidanceGap],
    ['question', phrasing.questionGap],
    ['deed', phrasing.deedGap],
  ];
  return tables.flatMap(([part, table], paragraph) => {
    const said = chooser.say(table, slots);
    if (said === undefined) return [];
    const span = quote && said.includes(quote.text) ? quote : { start: 0, end: text.length };
    const evidence = [{ start: span.start, end: span.end, rule: 'gap.unread' }];
    return [{ text: said, part, paragraph, evidence, scene: 0, weight: 9 }];
  });
}
