interface ThemeStarProps {
  /** In how many of the reader's dreams the theme is. */
  readonly dreams: number;
  readonly size?: number;
}

const faintest = 3;
const brightest = 8;

/** The radius of a star: it grows quickly at first, then slowly. */
export function starRadius(dreams: number): number {
  return Math.min(brightest, faintest + 1.25 * Math.log2(Math.max(1, dreams)));
}

/** A theme as a star: what returns grows brighter, what was never dreamt is an empty ring. Words beside it say the same. */
export function ThemeStar({ dreams, size = 24 }: ThemeStarProps) {
  const isLit = dreams > 0;
  const radius = starRadius(dreams);
  return (
    <svg
      className="theme-star"
      data-lit={isLit || undefined}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      aria-hidden="true"
    >
      {isLit && <circle className="theme-star-glow" cx={12} cy={12} r={radius + 3.5} />}
      <circle className="theme-star-heart" cx={12} cy={12} r={radius} />
    </svg>
  );
}
