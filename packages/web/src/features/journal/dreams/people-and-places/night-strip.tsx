interface NightStripProps {
  /** `YYYY-MM-DD`. */
  readonly nights: readonly string[];
  /** The first day of the line. */
  readonly from: string;
  readonly until: string;
}

const width = 240;
const edge = 6;

/** Nights on a line of time, each a star. Decorative: the words beside it say the same. */
export function NightStrip({ nights, from, until }: NightStripProps) {
  const start = Date.parse(from);
  const length = Math.max(1, Date.parse(until) - start);
  const placeOf = (night: string) => edge + ((Date.parse(night) - start) / length) * (width - 2 * edge);
  return (
    <svg className="night-strip" viewBox={`0 0 ${width} 12`} aria-hidden focusable="false">
      <line x1={edge} x2={width - edge} y1="6" y2="6" />
      {nights.map((night) => (
        <circle key={night} cx={placeOf(night)} cy="6" r="2.6" />
      ))}
    </svg>
  );
}
