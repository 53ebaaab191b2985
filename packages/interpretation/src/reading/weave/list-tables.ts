import type { Language } from '@chitta/symbols/types';
import type { Chooser } from '../writing/choose.ts';
import type { ListFrames, ListKind } from './list-frame.ts';
import { englishLists } from './lists-en.ts';
import { spanishLists } from './lists-es.ts';

const frames: Readonly<Record<Language, ListFrames>> = { en: englishLists, es: spanishLists };

interface ListSlots {
  readonly kind: ListKind;
  /** "the stairs, the bed and your sister" */
  readonly list: string;
  readonly isOne: boolean;
}

/** A sentence that names what is left of a scene; undefined when the reading has used up the words for it. */
export function sayList(
  { kind, list, isOne }: ListSlots,
  language: Language,
  chooser: Chooser,
): string | undefined {
  const { leads, tails } = frames[language][kind];
  const id = `${language}.list-${kind}`;
  const lead = chooser.clause(leads.map((say, at) => ({ id: `${id}.lead.${at}`, say: () => say(isOne) })));
  const suits = (said: string) => (lead !== undefined && repeats(lead, said) ? undefined : said);
  const tail = chooser.clause(
    tails.map((say, at) => ({ id: `${id}.tail.${at}`, say: () => suits(say(isOne)) })),
  );
  return lead === undefined ? undefined : chooser.once(`${lead} ${list}${tail ?? ''}`);
}

const wordsThatSayMore = (text: string) =>
  (text.toLowerCase().match(/\p{L}{4,}/gu) ?? []).filter((word) => !everywhere.has(word));
/** Words of four and more letters that may come twice in a sentence. */
const everywhere: ReadonlySet<string> = new Set(['with', 'this', 'that', 'your', 'para', 'como', 'está']);

/** "From your own store comes …, out of your own store" says one thing twice. */
function repeats(lead: string, tail: string): boolean {
  const said = new Set(wordsThatSayMore(lead));
  return wordsThatSayMore(tail).some((word) => said.has(word));
}
