import { Trash2, Undo2 } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/button.tsx';
import { type Area, changeArea, type Shot } from './shot.ts';
import { useHeldAreas } from './use-held-areas.ts';

interface ShotEditorProps {
  readonly shot: Shot;
  readonly onChange: (areas: readonly Area[]) => void;
  readonly onRemove: () => void;
}

type Place = Pick<Area, 'x' | 'y'>;

/** How far an arrow key goes, in shares of the picture. */
const step = 0.02;
const arrows: Readonly<Record<string, Place>> = {
  ArrowLeft: { x: -step, y: 0 },
  ArrowRight: { x: step, y: 0 },
  ArrowUp: { x: 0, y: -step },
  ArrowDown: { x: 0, y: step },
};
const added: Area = { x: 0.3, y: 0.4, width: 0.4, height: 0.2 };

const percent = (share: number) => `${share * 100}%`;
const boxOf = ({ x, y, width, height }: Area) => ({
  left: percent(x),
  top: percent(y),
  width: percent(width),
  height: percent(height),
});

/** The areas as they were before each change, for whoever wants to go back. */
function useHistory({ shot, onChange }: Pick<ShotEditorProps, 'shot' | 'onChange'>) {
  const [before, setBefore] = useState<readonly (readonly Area[])[]>([]);
  return {
    change(areas: readonly Area[]) {
      setBefore([...before, shot.areas]);
      onChange(areas);
    },
    undo:
      before.length > 0
        ? () => {
            onChange(before.at(-1) ?? []);
            setBefore(before.slice(0, -1));
          }
        : null,
  };
}

/** Blacks out parts of a picture: drawn or set with a pointer, or with the keyboard, and moved and sized with both. */
export function ShotEditor({ shot, onChange, onRemove }: ShotEditorProps) {
  const { t } = useTranslation('screenshot');
  const { areas, url } = shot;
  const { change, undo } = useHistory({ shot, onChange });
  const { shown, handlers } = useHeldAreas(areas, change);
  function moveByKey(event: KeyboardEvent, at: number) {
    const by = arrows[event.key];
    const isTaken = event.key === 'Delete' || event.key === 'Backspace';
    if (!by && !isTaken) return;
    event.preventDefault();
    change(
      isTaken
        ? areas.filter((_, place) => place !== at)
        : areas.map((area, place) => (by && place === at ? changeArea(area, by, event.shiftKey) : area)),
    );
  }
  return (
    <div className="screenshot-editor">
      <p className="field-hint">{t('how')}</p>
      <div className="screenshot-frame" {...handlers}>
        <img src={url} alt={t('picture')} draggable={false} />
        {shown.map((area, at) => (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: areas have nothing but their order.
            key={at}
            type="button"
            className="screenshot-area"
            style={boxOf(area)}
            data-area={at}
            aria-label={t('area', { number: at + 1 })}
            onKeyDown={(event) => moveByKey(event, at)}
          >
            <span className="screenshot-corner" />
          </button>
        ))}
      </div>
      <p role="status" className="field-hint">
        {t('areas', { count: areas.length })}
      </p>
      <p className="screenshot-ways">
        <Button variant="quiet" onClick={() => change([...areas, added])}>
          {t('add')}
        </Button>
        <Button variant="ghost" disabled={undo === null} onClick={() => undo?.()}>
          <Undo2 size={18} aria-hidden />
          {t('undo')}
        </Button>
        <Button variant="ghost" onClick={onRemove}>
          <Trash2 size={18} aria-hidden />
          {t('remove')}
        </Button>
      </p>
    </div>
  );
}
