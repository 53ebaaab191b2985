import { Maximize2 } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../dialog.tsx';
import { IconButton } from '../icon-button.tsx';
import { layOutSky } from './layout/lay-out-sky.ts';
import { SkyCaption } from './sky-caption.tsx';
import { SkyDrawing } from './sky-drawing.tsx';
import type { SkyDream } from './sky-dream.ts';
import { SkyTable } from './sky-table.tsx';
import { StarButtons } from './star-buttons.tsx';
import { type SkyPlace, useSkySize } from './use-sky-size.ts';

export interface SkyProps {
  readonly dream: SkyDream;
  /** By itself unless said otherwise. */
  readonly place?: SkyPlace | undefined;
  /** Its moon stands over the stars. */
  readonly night?: Date | undefined;
  /** Ids of the stars that are lit from outside: by a sentence, a word. */
  readonly lit?: ReadonlySet<string> | undefined;
  /** A star was pressed, or let go of. */
  readonly onPress?: ((id: string | null) => void) | undefined;
}

/** Which star is shown: the one pointed at, else the one pressed, until Escape or something else lights other stars. */
function useActiveStar({ lit, onPress }: Pick<SkyProps, 'lit' | 'onPress'>) {
  const [pointed, point] = useState<string | null>(null);
  const [pressed, setPressed] = useState<string | null>(null);
  useEffect(() => {
    const handleKey = ({ key }: KeyboardEvent) => key === 'Escape' && setPressed(null);
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, []);
  function press(id: string | null) {
    setPressed(id);
    // The pointer still rests there: putting the star out has to be seen.
    if (id === null) point(null);
    onPress?.(id);
  }
  const isElsewhere = pressed !== null && lit !== undefined && lit.size > 0 && !lit.has(pressed);
  return { active: pointed ?? (isElsewhere ? null : pressed), pressed, point, press };
}

/** The way to the same sky in all the room that there is, where its words are larger and farther apart. */
function EnlargedSky({ dream, night }: Pick<SkyProps, 'dream' | 'night'>) {
  const { t } = useTranslation('sky');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <IconButton
        className="sky-enlarge"
        label={t('enlarge')}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Maximize2 size={18} aria-hidden />
      </IconButton>
      <Dialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={t('enlarged')}
        className="dialog-sheet sky-dialog"
      >
        <Sky dream={dream} night={night} place="enlarged" />
      </Dialog>
    </>
  );
}

/** A dream as a piece of night sky, as large as there is room: to look at, to touch, to go through by keyboard, to hear. */
export function Sky({ dream, place = 'alone', night, lit, onPress }: SkyProps) {
  const { t } = useTranslation('sky');
  const size = useSkySize(place);
  const sky = useMemo(() => layOutSky(dream, size), [dream, size]);
  const { active, pressed, point, press } = useActiveStar({ lit, onPress });
  return (
    <figure className="sky" data-place={place} aria-label={t('label', { count: sky.stars.length })}>
      <div className="sky-box night-depth">
        <SkyDrawing sky={sky} lit={active === null ? lit : new Set([active])} active={active} night={night} />
        <StarButtons sky={sky} pressed={pressed} onPoint={point} onPress={press} />
      </div>
      <figcaption className="sky-caption">
        <SkyCaption
          stars={sky.stars}
          active={sky.stars.find(({ id }) => id === active)}
          isStrip={place === 'reading'}
        />
        {place === 'reading' && <EnlargedSky dream={dream} night={night} />}
      </figcaption>
      <SkyTable stars={dream.stars} sky={sky} />
    </figure>
  );
}
