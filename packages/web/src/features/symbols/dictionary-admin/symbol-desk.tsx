import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '#web/lib/i18n.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog/confirm-dialog.tsx';
import type { DeskSearch } from './desk-search.ts';
import type { EntryName } from './dictionary-admin.api.ts';
import { slugOf } from './editor/entry-draft.ts';
import { EntryEditor, type WantedWord } from './editor/entry-editor.tsx';
import { EntrySearch } from './entry-search.tsx';
import { ExportFiles } from './export-files.tsx';
import { MissingWords } from './missing-words.tsx';
import { useUnsaved } from './use-unsaved.ts';
import './dictionary-admin.css';

interface Chosen {
  readonly name: EntryName;
  readonly word: WantedWord | null;
}

/** Whatever is chosen is begun afresh, also the same key again: for the word of the other language, say. */
interface Open extends Chosen {
  readonly turn: number;
}

const forWord = (word: WantedWord): Chosen => ({
  name: { kind: 'symbol', key: slugOf(word.text) || 'new' },
  word,
});

/** Nothing is asked of the server where what was written is let go. */
const done = { isPending: false, error: null };

function firstOf({ word, symbol }: DeskSearch): Open | null {
  if (symbol) return { name: { kind: 'symbol', key: symbol }, word: null, turn: 0 };
  return word ? { ...forWord({ text: word, language: currentLanguage() }), turn: 0 } : null;
}

/** Missing words, every entry of the dictionary, and the one that is being written. */
export function SymbolDesk({ search }: { readonly search: DeskSearch }) {
  const { t } = useTranslation('dictionary-admin');
  const [open, setOpen] = useState(() => firstOf(search));
  const { ask, setUnsaved, wish } = useUnsaved();
  const editor = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (open) editor.current?.focus();
  }, [open]);
  const show = (chosen: Chosen) =>
    ask(() => setOpen((before) => ({ ...chosen, turn: (before?.turn ?? 0) + 1 })));
  return (
    <div className="dictionary-desk">
      {open && (
        <div ref={editor} tabIndex={-1} className="desk-editor">
          <EntryEditor
            key={open.turn}
            name={open.name}
            word={open.word}
            ask={ask}
            onUnsaved={setUnsaved}
            onClose={() => ask(() => setOpen(null))}
          />
        </div>
      )}
      <MissingWords onWrite={(word) => show(forWord(word))} />
      <EntrySearch search={search.word ?? ''} onOpen={(name) => show({ name, word: null })} />
      <ExportFiles />
      {wish && (
        <ConfirmDialog
          title={t('unsaved.title')}
          text={t('unsaved.text')}
          go={t('unsaved.go')}
          stay={t('unsaved.stay')}
          run={done}
          onGo={wish.go}
          onClose={wish.stay}
        />
      )}
    </div>
  );
}
