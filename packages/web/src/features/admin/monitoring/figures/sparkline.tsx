interface SparklineProps {
  /** One for each minute, oldest first; null: nothing was there to measure. */
  readonly values: readonly (number | null)[];
}

const height = 28;
const width = 120;
/** Room for half a line above and below. */
const edge = 2;

/** The last hour at a glance. What it shows stands beside it in figures, so that readers of the screen go past it. */
export function Sparkline({ values }: SparklineProps) {
  const top = Math.max(1, ...values.map((value) => value ?? 0));
  const step = width / Math.max(1, values.length - 1);
  const y = (value: number) => height - edge - (value / top) * (height - 2 * edge);
  const lines = segments(values).map((points) =>
    points.map(({ at, value }) => `${(at * step).toFixed(1)},${y(value).toFixed(1)}`).join(' '),
  );
  return (
    <svg
      className="sparkline"
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <line className="sparkline-ground" x1={0} x2={width} y1={height - edge} y2={height - edge} />
      {lines.map((points) => (
        <polyline key={points} points={points} />
      ))}
    </svg>
  );
}

interface Point {
  readonly at: number;
  readonly value: number;
}

/** Stretches without a gap; a single point is drawn as a short line. */
function segments(values: readonly (number | null)[]): Point[][] {
  const found: Point[][] = [];
  let open: Point[] = [];
  const close = () => {
    const [only] = open;
    if (only && open.length === 1) open.push({ at: only.at + 0.4, value: only.value });
    if (open.length > 0) found.push(open);
    open = [];
  };
  for (const [at, value] of values.entries()) {
    if (value === null) close();
    else open.push({ at, value });
  }
  close();
  return found;
}
