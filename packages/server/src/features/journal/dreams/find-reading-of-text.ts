import type { AppContext } from '#server/context.ts';
import type { DreamReading, Marks } from '#server/platform/engine/engine-task.ts';
import { isPremiumMember, type Member } from '#server/platform/sessions/member.ts';
import type { SymbolSource } from '../../symbols/dictionary/open-symbols.ts';
import { contextFor } from '../readings/reading-context.ts';

export interface UnsignedReading {
  readonly source: SymbolSource;
  readonly content: string;
  readonly marks: Marks;
  readonly translation: string;
  /** When the dream was kept: what the journal knew then is what the reading knew. */
  readonly at: Date;
}

/**
 * The reading that a text says word for word, among the levels that the member may have: how a reading is known that was
 * made where nobody could sign it, on a device without a connection. Undefined where the server would say anything else.
 */
export async function findReadingOfText(
  context: Pick<AppContext, 'db' | 'clock' | 'engine'>,
  member: Member,
  { source, content, marks, translation, at }: UnsignedReading,
): Promise<DreamReading | undefined> {
  const isPremium = isPremiumMember(member, context.clock.now());
  const candidates = await context.engine.read(
    { member },
    {
      content,
      fallback: marks.language,
      personal: source.personal.entries,
      context: await contextFor(context, member, marks, at),
      levels: isPremium ? ['premium', 'plain', 'free'] : ['free', 'plain'],
    },
  );
  return candidates.find(({ text }) => text === translation);
}
