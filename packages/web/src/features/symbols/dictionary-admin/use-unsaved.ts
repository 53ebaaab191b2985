import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';

/** Something that is to be done once what was written may go. */
interface Wish {
  readonly go: () => void;
  readonly stay: () => void;
}

interface Unsaved {
  /** Does it at once where nothing was written, else asks first. */
  readonly ask: (go: () => void) => void;
  readonly setUnsaved: (isUnsaved: boolean) => void;
  /** What waits for an answer. */
  readonly wish: Wish | null;
}

/** Asks before what was written and not published goes: with its editor, with the page, or with the browser's window. */
export function useUnsaved(): Unsaved {
  const { history } = useRouter();
  const [isUnsaved, setUnsaved] = useState(false);
  const [wish, setWish] = useState<Wish | null>(null);
  useEffect(() => {
    if (!isUnsaved) return;
    return history.block({
      enableBeforeUnload: true,
      blockerFn: () =>
        new Promise<boolean>((resolve) => setWish({ go: () => resolve(false), stay: () => resolve(true) })),
    });
  }, [history, isUnsaved]);
  const answer = (act: () => void) => () => {
    setWish(null);
    act();
  };
  return {
    ask: (go) => (isUnsaved ? setWish({ go, stay: () => undefined }) : go()),
    setUnsaved,
    wish: wish && { go: answer(wish.go), stay: answer(wish.stay) },
  };
}
