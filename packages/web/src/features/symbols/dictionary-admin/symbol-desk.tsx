import { useEffect, useRef, useState } from 'react';
import { currentLanguage } from '#web/lib/i18n.ts';
import type { DeskSearch } from './desk-search.ts';
import type { EntryName } from './dictionary-admin.api.ts';
import { slugOf } from './editor/entry-draft.ts';
import { EntryEditor, type WantedWord } from './editor/entry-editor.tsx';
import { EntrySearch } from './entry-search.tsx';
import { ExportFiles } from './export-files.tsx';
import { MissingWords } from './missing-words.tsx';
import './dictionary-admin.css';

interface Open {
  readonly name: EntryName;
  readonly word: WantedWord | null;
}

const forWord = (word: WantedWord): Open => ({
  name: { kind: 'symbol', key: slugOf(word.text) || 'new' },
  word,
});

function firstOf({ word, symbol }: DeskSearch): Open | null {
  if (symbol) return { name: { kind: 'symbol', key: symbol }, word: null };
  return word ? forWord({ text: word, language: currentLanguage() }) : null;
}

/** Missing words, every entry of the dictionary, and the one that is being written. */
export function SymbolDesk({ search }: { readonly search: DeskSearch }) {
  const [open, setOpen] = useState(() => firstOf(search));
  const editor = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (open) editor.current?.focus();
  }, [open]);
  const show = (name: EntryName) => setOpen({ name, word: null });
  return (
    <div className="dictionary-desk">
      {open && (
        <div ref={editor} tabIndex={-1} className="desk-editor">
          <EntryEditor
            key={`${open.name.kind} ${open.name.key}`}
            name={open.name}
            word={open.word}
            onClose={() => setOpen(null)}
          />
        </div>
      )}
      <MissingWords onWrite={(word) => setOpen(forWord(word))} />
      <EntrySearch search={search.word ?? ''} onOpen={show} />
      <ExportFiles />
    </div>
  );
}
