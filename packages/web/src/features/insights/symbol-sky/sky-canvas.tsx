import type { SymbolSky } from '@chitta/contract';
import { Maximize, ZoomIn, ZoomOut } from 'lucide-react';
import { type KeyboardEvent, useId, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '#web/ui/icon-button.tsx';
import type { GroupFamily } from '#web/ui/symbol-groups/group-family.ts';
import { familiesOf, skyAt } from './draw/sky-at.ts';
import { useLaidOut } from './layout/use-laid-out.ts';
import { dreamsUntil } from './sky-steps.ts';
import { starToward } from './star-toward.ts';
import { useFrame } from './use-frame.ts';
import { useSkyStage } from './use-sky-stage.ts';

interface SkyCanvasProps {
  readonly sky: SymbolSky;
  readonly until: number;
  /** Kinds that step forward; empty: all alike. */
  readonly kinds: ReadonlySet<GroupFamily>;
  readonly active: number | null;
  /** A star was chosen, or let go of; `isOpened`: its story is wished for. */
  readonly onChoose: (star: number | null, isOpened: boolean) => void;
}

const zoomStep = 1.6;

/** What the chosen star is called when it is read aloud. */
function useStarWords(sky: SymbolSky, until: number) {
  const { t } = useTranslation(['symbol-sky', 'sky']);
  const families = useMemo(() => familiesOf(sky), [sky]);
  return (star: number) =>
    t('star', {
      name: sky.stars[star]?.name,
      kind: t(`sky:kind.${families[star] ?? 'thing'}`),
      dreams: t('dreams', { count: sky.stars[star] ? dreamsUntil(sky.stars[star], until) : 0 }),
    });
}

/** The stars themselves: to look at, to move by touch, wheel and mouse, and to go through by the arrow keys. */
export function SkyCanvas({ sky, until, kinds, active, onChoose }: SkyCanvasProps) {
  const { t } = useTranslation('symbol-sky');
  const option = useId();
  const canvas = useRef<HTMLCanvasElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const { frame, ref } = useFrame();
  const laidOut = useLaidOut(sky, frame.aspect);
  const wordsOf = useStarWords(sky, until);
  const shown = useMemo(() => {
    if (!laidOut) return null;
    const families = familiesOf(sky);
    const isDim = (star: number) => kinds.size > 0 && !kinds.has(families[star] ?? 'thing');
    return { sky, laidOut, until, active, isDim };
  }, [sky, laidOut, until, active, kinds]);
  const stage = useSkyStage({
    canvas,
    box,
    frame,
    shown,
    onPoint: (star) => {
      if (box.current) box.current.style.cursor = star === null ? '' : 'pointer';
    },
    onPress: (star) => onChoose(star, star !== null),
  });

  function go(star: number) {
    onChoose(star, false);
    if (laidOut) stage.reveal({ x: laidOut.x[star] ?? 0, y: laidOut.y[star] ?? 0 });
  }
  function step(key: string): number | null {
    if (!laidOut) return null;
    const { radius, order } = skyAt(sky, laidOut, until);
    const isArrow = key.startsWith('Arrow');
    if (key === 'Home' || (active === null && isArrow)) return order[0] ?? null;
    return active !== null && isArrow ? starToward(key, active, { ...laidOut, radius }) : null;
  }
  const acts = new Map([
    ['+', () => stage.zoom(zoomStep)],
    ['=', () => stage.zoom(zoomStep)],
    ['-', () => stage.zoom(1 / zoomStep)],
    ['0', () => stage.showWhole()],
    ['Escape', () => onChoose(null, false)],
    ['Enter', () => onChoose(active, true)],
    [' ', () => onChoose(active, true)],
  ]);
  function handleKey(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const next = step(event.key);
    const act = acts.get(event.key);
    if (next !== null) go(next);
    else if (act) act();
    else if (!event.key.startsWith('Arrow')) return;
    event.preventDefault();
  }
  return (
    <div className="symbols-sky-frame night-depth" ref={ref}>
      <div
        ref={box}
        className="symbols-sky-box"
        // One of many is chosen by arrow keys: what the chosen one is, is read from the only option that is in the page.
        role="listbox"
        tabIndex={0}
        aria-label={t('label', { count: sky.stars.length })}
        aria-describedby={`${option}-keys`}
        aria-activedescendant={active === null ? undefined : option}
        onKeyDown={handleKey}
      >
        <canvas
          ref={canvas}
          className="symbols-sky-canvas"
          style={{ width: frame.width, height: frame.height }}
        />
        <div
          id={option}
          role="option"
          tabIndex={-1}
          aria-selected={active !== null}
          aria-setsize={sky.stars.length}
          aria-posinset={(active ?? 0) + 1}
          className="sr-only"
        >
          {active === null ? t('noStar') : wordsOf(active)}
        </div>
      </div>
      <p id={`${option}-keys`} className="sr-only">
        {t('keys')}
      </p>
      {!laidOut && (
        <p className="symbols-sky-waiting" role="status">
          {t('arranging')}
        </p>
      )}
      <div className="symbols-sky-zoom">
        <IconButton label={t('closer')} onClick={() => stage.zoom(zoomStep)}>
          <ZoomIn size={20} aria-hidden />
        </IconButton>
        <IconButton label={t('farther')} disabled={!stage.isNear} onClick={() => stage.zoom(1 / zoomStep)}>
          <ZoomOut size={20} aria-hidden />
        </IconButton>
        <IconButton label={t('whole')} disabled={!stage.isNear} onClick={stage.showWhole}>
          <Maximize size={20} aria-hidden />
        </IconButton>
      </div>
    </div>
  );
}
