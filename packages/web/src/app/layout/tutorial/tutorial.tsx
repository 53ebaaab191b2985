import { TutorialDialog } from './tutorial-dialog.tsx';
import { TutorialSheet } from './tutorial-sheet.tsx';
import type { TutorialState } from './tutorial-state.ts';

interface TutorialProps {
  readonly state: TutorialState;
  readonly onClose: () => void;
}

/** What Chitta is and how a night goes through it, in a few words or in all. Fetched where it is wanted. */
export function Tutorial({ state, onClose }: TutorialProps) {
  if (state === 'sheet') return <TutorialSheet onClose={onClose} />;
  return <TutorialDialog isOpen={state === 'dialog'} onClose={onClose} />;
}
