import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { ShortcutsDialog } from '#web/features/journal/dreams/editor/shortcuts-dialog.tsx';
import { loadWords } from '#web/lib/i18n.ts';
import { paths } from '#web/lib/paths.ts';
import { focusRow, focusSearch, type Shortcut, shortcutOf } from './shortcut-keys.ts';

/** Frames in which a page that was gone to may show its search. */
const patience = 120;

/** Goes on looking for the search of a page that is coming, until it is there or the signal says to stop. */
function focusSearchSoon(signal: AbortSignal, frames = patience): void {
  if (signal.aborted || focusSearch() || frames === 0) return;
  requestAnimationFrame(() => focusSearchSoon(signal, frames - 1));
}

/** The single keys that work on every page of a member, and their list. */
export function Shortcuts() {
  const navigate = useNavigate();
  const [isListed, setListed] = useState(false);
  useEffect(() => {
    let looking = new AbortController();
    const acts: Readonly<Record<Shortcut, () => void>> = {
      list: () => void loadWords('dreams').then(() => setListed(true)),
      search: () => {
        if (focusSearch()) return;
        const { signal } = looking;
        void navigate({ to: paths.journal, search: {} }).then(() => focusSearchSoon(signal));
      },
      write: () => void navigate({ to: paths.dreamInput }),
      next: () => focusRow(1),
      previous: () => focusRow(-1),
    };
    function handleKey(event: KeyboardEvent) {
      const shortcut = shortcutOf(event);
      // The page of the editor has a list of its own.
      if (shortcut === null || (shortcut === 'list' && document.querySelector('.dream-editor'))) return;
      event.preventDefault();
      looking.abort();
      looking = new AbortController();
      acts[shortcut]();
    }
    document.addEventListener('keydown', handleKey);
    return () => {
      looking.abort();
      document.removeEventListener('keydown', handleKey);
    };
  }, [navigate]);
  return isListed && <ShortcutsDialog isOpen onClose={() => setListed(false)} />;
}
