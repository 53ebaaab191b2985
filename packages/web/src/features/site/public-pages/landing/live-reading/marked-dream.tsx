import type { CSSProperties } from 'react';
import { classNames } from '#web/lib/class-names.ts';
import { segmentText } from '#web/lib/text-segments.ts';
import { familyColour, groupFamily } from '#web/ui/symbol-groups/group-family.ts';
import type { LiveReading } from './live-reading-protocol.ts';

interface MarkedDreamProps {
  readonly text: string;
  /** Null while the engine is on its way: the text stands unmarked. */
  readonly reading: LiveReading | null;
  /** Ids of symbols whose words are lit. */
  readonly lit?: ReadonlySet<string>;
  /** The symbol that was touched. */
  readonly active: string | null;
  readonly onActivate: (symbol: string | null) => void;
}

/** Milliseconds from one mark to the next, and for all of them together: nothing goes on by itself for a second. */
const pauseBetweenMarks = 70;
const timeForAll = 700;

/** A second touch or key puts a word out; the mouse has lit it by pointing and does so by leaving. */
function isPutOut(click: MouseEvent, isLit: boolean): boolean {
  return isLit && (click as PointerEvent).pointerType !== 'mouse';
}

/** The dream with its symbols underlined, one after another, as they are recognised. */
export function MarkedDream({ text, reading, lit, active, onActivate }: MarkedDreamProps) {
  // Marks belong to the text they were found in; while a newer one is being read it stands plain.
  const mentions = reading?.text === text ? reading.mentions : [];
  const pause = Math.min(pauseBetweenMarks, timeForAll / Math.max(mentions.length, 1));
  return (
    <p className="live-dream">
      {segmentText(text, mentions).map((segment) => {
        const mention = segment.spans[0];
        if (!mention) return segment.text;
        return (
          <button
            key={segment.start}
            type="button"
            className={classNames(
              'live-mark',
              familyColour[groupFamily(mention.group)],
              lit?.has(mention.symbol) && 'is-lit',
            )}
            style={{ '--pause': `${Math.round(mentions.indexOf(mention) * pause)}ms` } as CSSProperties}
            aria-pressed={active === mention.symbol}
            onClick={({ nativeEvent }) =>
              onActivate(isPutOut(nativeEvent, active === mention.symbol) ? null : mention.symbol)
            }
            onPointerEnter={(event) => event.pointerType === 'mouse' && onActivate(mention.symbol)}
            onPointerLeave={(event) => event.pointerType === 'mouse' && onActivate(null)}
          >
            <span>{segment.text}</span>
          </button>
        );
      })}
    </p>
  );
}
