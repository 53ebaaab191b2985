import { lowerOwnPriority } from '#server/platform/threads/lower-own-priority.ts';
import { type ConsultationDraft, deriveConsultation } from '../drafts/derive-consultation.ts';
import { deriveDream } from '../drafts/derive-draft.ts';
import type { SymbolDraft } from '../drafts/derive-symbol.ts';
import { deriveSymbol } from '../drafts/derive-symbol.ts';
import type { DreamDraft } from '../drafts/derived-dream.ts';
import type { EntrySource } from '../formats/found-entry.ts';
import type { DraftTask } from './derive-drafts.ts';

/** Nobody waits for a batch of an import as they do for a page. */
lowerOwnPriority(15);

type Draft = DreamDraft | SymbolDraft | ConsultationDraft;

/** The entry of the thread: what each entry becomes; null for one that cannot be read. */
export function run({ kind, sources, choices, now }: DraftTask): (Draft | null)[] {
  return sources.map((json) => {
    const source = JSON.parse(json) as EntrySource;
    if (kind === 'symbol') return deriveSymbol(source, now);
    if (kind === 'consultation') return deriveConsultation(source, now).draft;
    return deriveDream(source, { choices, now }).draft;
  });
}
