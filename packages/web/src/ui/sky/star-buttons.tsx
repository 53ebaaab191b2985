import { type KeyboardEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PlacedSky } from './layout/placed-sky.ts';

interface StarButtonsProps {
  readonly sky: PlacedSky;
  /** The star that stays shown. */
  readonly pressed: string | null;
  readonly onPoint: (id: string | null) => void;
  readonly onPress: (id: string | null) => void;
}

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/**
 * A place to touch over each star, as large as a finger. One stop for the keyboard: arrows go from star to star in the
 * order of the dream, Home and End to the first and the last.
 */
export function StarButtons({ sky: { stars, width, height }, pressed, onPoint, onPress }: StarButtonsProps) {
  const { t } = useTranslation('sky');
  const group = useRef<HTMLDivElement>(null);
  const [stop, setStop] = useState(0);
  const reachable = Math.min(stop, stars.length - 1);

  function go(to: number) {
    setStop(to);
    group.current?.querySelectorAll('button')[to]?.focus();
  }

  function handleKey(event: KeyboardEvent) {
    const last = stars.length - 1;
    const step = steps[event.key];
    const ends = { Home: 0, End: last }[event.key];
    const to = step === undefined ? ends : Math.min(Math.max(reachable + step, 0), last);
    if (to === undefined) return;
    event.preventDefault();
    go(to);
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms.
    <div ref={group} role="group" aria-label={t('stars')} onKeyDown={handleKey}>
      {stars.map(({ id, x, y, word, name }, index) => (
        <button
          key={id}
          type="button"
          className="sky-touch"
          style={{ left: `${(x / width) * 100}%`, top: `${(y / height) * 100}%` }}
          tabIndex={index === reachable ? 0 : -1}
          aria-label={word ? t('star', { word, name }) : name}
          aria-pressed={pressed === id}
          onClick={() => onPress(pressed === id ? null : id)}
          onFocus={() => {
            setStop(index);
            onPoint(id);
          }}
          onBlur={() => onPoint(null)}
          onPointerEnter={({ pointerType }) => pointerType === 'mouse' && onPoint(id)}
          onPointerLeave={({ pointerType }) => pointerType === 'mouse' && onPoint(null)}
        />
      ))}
    </div>
  );
}
