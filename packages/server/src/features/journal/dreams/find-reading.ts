import type { ReadWith } from '@chitta/contract';
import type { AppContext } from '#server/context.ts';
import type { NewDream } from '#server/db/tables/journal/dreams.ts';
import type { DreamReading, Marks } from '#server/platform/engine/engine-task.ts';
import { isPremiumMember, type Member } from '#server/platform/sessions/member.ts';
import type { SymbolSource } from '../../symbols/dictionary/open-symbols.ts';
import { contextFor, readWithAt } from '../readings/reading-context.ts';

/** Columns of a dream's reading. */
export type ReadingFields = Pick<NewDream, 'translation' | 'reading' | 'engineVersion'>;

export interface GivenReading {
  readonly translation: string;
  /** What the reading was made with, where the client says so: the journal may have grown since. */
  readonly readWith?: ReadWith | null | undefined;
}

/**
 * The reading that `translation` is the text of, among the levels the member may have: what a client sends is kept as
 * text, but only what this server would say itself is kept as a reading with its evidence.
 *
 * The reading is made again with the journal as it was at `readWith`, so that dreams kept in between change nothing.
 * Where something else has changed since (an earlier dream was deleted, a symbol of one's own, the dictionary), what
 * the member saw cannot be verified; if the text is still mostly ours, the reading as it would be now is kept instead.
 */
export async function findReading(
  context: Pick<AppContext, 'db' | 'clock' | 'engine'>,
  member: Member,
  {
    source,
    content,
    marks,
    given,
  }: {
    readonly source: SymbolSource;
    readonly content: string;
    readonly marks: Marks;
    readonly given: GivenReading;
  },
): Promise<ReadingFields> {
  const { translation } = given;
  const readWith = given.readWith ?? readWithAt(member, context.clock.now());
  const isPremium = isPremiumMember(member, context.clock.now());
  const candidates = await context.engine.read(
    { member },
    {
      content,
      fallback: marks.language,
      personal: source.personal.entries,
      context: await contextFor(context, member, marks, readWith),
      levels: isPremium ? ['premium', 'plain', 'free'] : ['free', 'plain'],
    },
  );
  const exact = candidates.find(({ text }) => text === translation);
  const found = exact ?? (given.readWith ? mostAlike(candidates, translation) : undefined);
  return found ? fieldsOf(found) : { translation, reading: null, engineVersion: null };
}

/** The candidate of which most sentences stand in the text; undefined where that is less than half of them. */
function mostAlike(candidates: readonly DreamReading[], text: string): DreamReading | undefined {
  const ranked = candidates
    .map((candidate) => ({ candidate, share: sharedPart(candidate, text) }))
    .sort((one, other) => other.share - one.share);
  const best = ranked[0];
  return best && best.share >= 0.5 ? best.candidate : undefined;
}

/** Sentences in both, as a share of the longer of the two: a short reading is not taken for the long one it is in. */
function sharedPart({ reading: { sentences }, text: own }: DreamReading, text: string): number {
  const shared = sentences.filter((sentence) => text.includes(sentence.text)).length;
  const longer = Math.max(1, text.length / own.length);
  return shared / (sentences.length * longer);
}

function fieldsOf({ reading, text }: DreamReading): ReadingFields {
  return {
    translation: text,
    reading: reading as NewDream['reading'],
    engineVersion: reading.engineVersion,
  };
}
