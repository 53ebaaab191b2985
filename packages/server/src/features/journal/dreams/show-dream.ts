import type { Dream } from '@chitta/contract';
import type { AppContext } from '#server/context.ts';
import type { DreamRow } from '#server/db/tables/journal/dreams.ts';
import { isPremiumMember, type Member } from '#server/platform/sessions/member.ts';
import { openSymbols, type SymbolSource } from '../../symbols/dictionary/open-symbols.ts';
import { findVoiceRecording } from '../voice-recordings/find-voice-recording.ts';
import { presentDream } from './dreams.presenter.ts';
import { createEarlierReadingQueries } from './readings/earlier-readings.queries.ts';

export interface ShownDream {
  readonly member: Member;
  readonly row: DreamRow;
  /** Where what the dream was marked with is at hand; else it is read. */
  readonly source?: SymbolSource;
}

/** A dream as its page shows it to its member, with what is known beside its row. */
export async function showDream(
  context: AppContext,
  { member, row, source: opened }: ShownDream,
): Promise<Dream> {
  const [source, earlierReadings, voiceRecording] = await Promise.all([
    opened ?? openSymbols(context, member.id),
    createEarlierReadingQueries(context.db).count(member.id, row.id),
    findVoiceRecording(context, member.id, row.id),
  ]);
  const isPremium = isPremiumMember(member, context.clock.now());
  return presentDream(row, { source, isPremium, earlierReadings, voiceRecording });
}
