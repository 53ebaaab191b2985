import type { OwnSymbolWish } from '#web/features/journal/readings/sheet/note-actions.tsx';
import { newDraft } from '#web/features/symbols/personal-symbols/form/symbol-draft.ts';
import { SymbolForm } from '#web/features/symbols/personal-symbols/form/symbol-form.tsx';
import { isLanguage } from '#web/lib/i18n.ts';
import '#web/features/symbols/personal-symbols/personal-symbols.css';

interface OwnSymbolFormProps {
  readonly wish: OwnSymbolWish;
  readonly onDone: (isSaved?: boolean) => void;
}

/** The form of a symbol of one's own, begun with a word of a dream. */
export function OwnSymbolForm({ wish, onDone }: OwnSymbolFormProps) {
  const draft = newDraft(isLanguage(wish.language) ? wish.language : 'en', wish.word);
  return <SymbolForm initial={{ ...draft, group: wish.group as typeof draft.group }} onDone={onDone} />;
}
