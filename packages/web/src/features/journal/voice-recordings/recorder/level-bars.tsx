import { useEffect, useRef } from 'react';
import type { RecordingSession } from './recording-session.ts';

const bars = [0.5, 0.8, 1, 0.7, 0.9, 0.6, 0.4] as const;

/** Shows that the microphone hears something. Moved beside React: it changes many times a second. */
export function LevelBars({ session }: { readonly session: RecordingSession }) {
  const row = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    let frame = 0;
    let shown = 0;
    const draw = () => {
      const level = session.level();
      // Up at once, down slowly: single words can be seen.
      shown = Math.max(level, shown * 0.9);
      row.current?.style.setProperty('--level', shown.toFixed(3));
      frame = requestAnimationFrame(draw);
    };
    draw();
    return () => cancelAnimationFrame(frame);
  }, [session]);
  return (
    <span ref={row} className="voice-level" aria-hidden>
      {bars.map((height) => (
        <span key={height} data-height={height} />
      ))}
    </span>
  );
}
