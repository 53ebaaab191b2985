import type { DeskProblem, Language, PreviewedSentence } from '@chitta/contract';
import type { KindOfEntry } from '@chitta/symbols/checking';

/** An entry under work, for which the rules over the whole dictionary are asked. */
export interface CheckEntryTask {
  readonly named: KindOfEntry;
  /** Whether it is to be taken out. */
  readonly isHidden: boolean;
}

/** Sentences to be read as they are read now, and with the entry. */
export interface PreviewEntryTask {
  readonly named: KindOfEntry;
  readonly sentences: readonly { readonly language: Language; readonly text: string }[];
}

/** What administrators who write entries have done in threads. */
export interface DeskWork {
  readonly checkEntry: { readonly task: CheckEntryTask; readonly answer: readonly DeskProblem[] };
  readonly previewEntry: { readonly task: PreviewEntryTask; readonly answer: readonly PreviewedSentence[] };
}
