import type { DreamYear } from '@chitta/contract';
import { type KeyboardEvent, memo, type PointerEvent, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLocale } from '#web/lib/format/current-locale.ts';
import { useNarrow } from '#web/lib/screen/use-narrow.ts';
import { type Circle, circleMeetsBox } from '#web/ui/sky/layout/shapes.ts';
import { titleOf } from '../journal/row-title.ts';
import { type NamedNight, nameNights } from './name-nights.ts';
import { nightWords } from './night-words.ts';
import {
  angleOfDay,
  centre,
  dustOfYear,
  type NightSky,
  nearestStar,
  placeNights,
  pointAt,
  rim,
} from './place-nights.ts';

const size = centre * 2;
const months = Array.from({ length: 12 }, (_, index) => index + 1);
const pad = (value: number) => String(value).padStart(2, '0');

/** The months around the edge, with where each begins. */
function Rim({ year }: { readonly year: number }) {
  const format = new Intl.DateTimeFormat(currentLocale(), { month: 'short', timeZone: 'UTC' });
  return (
    <g className="year-sky-rim">
      <circle cx={centre} cy={centre} r={rim} />
      <circle cx={centre} cy={centre} r={rim + 38} />
      {months.map((month) => {
        const start = angleOfDay(`${year}-${pad(month)}-01`);
        const [from, to] = [pointAt(start, rim), pointAt(start, rim + 38)];
        const middle = angleOfDay(`${year}-${pad(month)}-15`);
        const label = pointAt(middle, rim + 19);
        const degrees = (middle * 180) / Math.PI + 90;
        // In the lower half the names stand on their feet too.
        const turn = degrees > 90 && degrees < 270 ? degrees + 180 : degrees;
        return (
          <g key={month}>
            <line x1={from.x} y1={from.y} x2={to.x} y2={to.y} />
            <text transform={`translate(${label.x} ${label.y}) rotate(${turn})`}>
              {format.format(new Date(Date.UTC(year, month - 1, 15))).replace('.', '')}
            </text>
          </g>
        );
      })}
    </g>
  );
}

/** Light that fades around a star: of those that stand out, and of all others. */
const glows = { bright: 'year-sky-glow', plain: 'year-sky-halo' } as const;

function Glows() {
  return (
    <defs>
      {Object.values(glows).map((id) => (
        <radialGradient key={id} id={id} className={id}>
          <stop offset="0.2" stopColor="currentColor" stopOpacity="0.45" />
          <stop offset="1" stopColor="currentColor" stopOpacity="0" />
        </radialGradient>
      ))}
    </defs>
  );
}

const Stars = memo(function Stars({ sky }: { readonly sky: NightSky }) {
  return (
    <>
      <g className="year-sky-lines">
        {sky.lines.map(([from, to]) => (
          <line key={from.night.night} x1={from.x} y1={from.y} x2={to.x} y2={to.y} />
        ))}
      </g>
      <g className="year-sky-stars">
        {sky.stars.map(({ night, x, y, radius, brightness, isBright }) => (
          <g key={night.night} className={isBright ? 'is-bright' : undefined}>
            <circle
              fill={`url(#${isBright ? glows.bright : glows.plain})`}
              cx={x}
              cy={y}
              r={radius * (isBright ? 5 : 3)}
            />
            {isBright && <path d={glintPath(x, y, radius * glintReach)} />}
            <circle cx={x} cy={y} r={radius} opacity={brightness} />
          </g>
        ))}
      </g>
    </>
  );
});

/** How far the points of a glint reach, in radii of its star. */
const glintReach = 2.8;

/** The four points of a star that stands out. */
function glintPath(x: number, y: number, reach: number): string {
  const waist = reach * 0.13;
  const corners = [0, 1, 2, 3, 4, 5, 6, 7].map((part) => {
    const angle = (part * Math.PI) / 4;
    const distance = part % 2 === 0 ? reach : waist;
    return `${(x + Math.cos(angle) * distance).toFixed(1)} ${(y + Math.sin(angle) * distance).toFixed(1)}`;
  });
  return `M${corners.join('L')}Z`;
}

/** Specks of light that are no nights: always the same, but for those under words. */
const Dust = memo(function DustOfSky({ named = [] }: { readonly named?: readonly NamedNight[] }) {
  const isClear = (speck: Circle) => named.every(({ label }) => !circleMeetsBox(speck, label.box, 2));
  return (
    <g className="year-sky-dust">
      {dustOfYear.filter(isClear).map(({ x, y, radius }) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={radius} />
      ))}
    </g>
  );
});

/** The names of the brightest nights. The table and the panel say the same of all of them. */
const Names = memo(function NamesOfNights({ named }: { readonly named: readonly NamedNight[] }) {
  return (
    <g className="year-sky-names">
      {named.map(({ star, label }) => (
        <g key={star.night.night} lang={star.night.dreams[0]?.language}>
          {label.lines.map(({ text, x, y, width }) => (
            <text
              key={y}
              x={x}
              y={y}
              textAnchor={label.anchor}
              textLength={width}
              lengthAdjust="spacingAndGlyphs"
            >
              {text}
            </text>
          ))}
        </g>
      ))}
    </g>
  );
});

/** In units of the drawing, which is half as large on a phone: see the sizes of the style sheet. */
const labels = {
  phone: { size: 24, line: 29, gap: 9 },
  desk: { size: 15, line: 19, gap: 7 },
} as const;

/** The brightest nights by their dream, or by their day where that has too many words. */
function useNamed(sky: NightSky): readonly NamedNight[] {
  const label = labels[useNarrow() ? 'phone' : 'desk'];
  const language = currentLocale();
  return useMemo(() => {
    const day = new Intl.DateTimeFormat(language, { day: 'numeric', month: 'short', timeZone: 'UTC' });
    return nameNights(sky.stars, {
      label,
      namesOf: ({ night }) => [
        ...night.dreams.slice(0, 1).map(titleOf),
        day.format(new Date(`${night.night}T12:00:00Z`)),
      ],
    });
  }, [sky, label, language]);
}

/** The ring of a year without dreams, with one star lit: where the dream of this night would stand. */
export function FirstStar({ night }: { readonly night: string }) {
  const { stars } = placeNights([
    { night, dreams: [], count: 1, length: firstLength, category: null, returning: 1 },
  ]);
  const sky = { stars: stars.map((star) => ({ ...star, isBright: true })), lines: [] };
  return (
    <div className="year-sky-first">
      <svg viewBox={`0 0 ${size} ${size}`} aria-hidden="true" focusable="false">
        <Glows />
        <Dust />
        <Rim year={Number(night.slice(0, 4))} />
        <Stars sky={sky} />
      </svg>
    </div>
  );
}
/** Its star is as large as they come. */
const firstLength = 1500;

interface SkyDrawingProps {
  readonly year: DreamYear;
  /** The night that is looked at, `YYYY-MM-DD`. */
  readonly chosen: string;
  /** What says of it. */
  readonly panelId: string;
  readonly onChoose: (night: string) => void;
}

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** The year round the pole: touch chooses the nearest night, the arrow keys go from night to night. */
export function SkyDrawing({ year, chosen, panelId, onChoose }: SkyDrawingProps) {
  const { t } = useTranslation(['journal-views', 'dreams']);
  const sky = useMemo(() => placeNights(year.nights), [year.nights]);
  const named = useNamed(sky);
  const place = sky.stars.findIndex(({ night }) => night.night === chosen);
  const star = sky.stars[place];

  function handlePointer({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>) {
    const box = currentTarget.getBoundingClientRect();
    const scale = size / box.width;
    const found = nearestStar(sky.stars, { x: (clientX - box.left) * scale, y: (clientY - box.top) * scale });
    if (found) onChoose(found.night.night);
  }

  function handleKey(event: KeyboardEvent) {
    const last = sky.stars.length - 1;
    const next = { Home: 0, End: last }[event.key] ?? place + (steps[event.key] ?? Number.NaN);
    const found = sky.stars[Math.min(last, Math.max(0, next))];
    if (!found) return;
    event.preventDefault();
    onChoose(found.night.night);
  }

  return (
    <div
      className="year-sky-drawing"
      role="slider"
      tabIndex={0}
      aria-label={t('skyLabel', { year: year.year, count: sky.stars.length })}
      aria-valuemin={1}
      aria-valuemax={sky.stars.length}
      aria-valuenow={place + 1}
      aria-valuetext={star && nightWords(star.night, t)}
      aria-controls={panelId}
      onPointerDown={handlePointer}
      onKeyDown={handleKey}
    >
      <svg viewBox={`0 0 ${size} ${size}`} aria-hidden="true" focusable="false">
        <Glows />
        <Dust named={named} />
        <Rim year={year.year} />
        <Stars sky={sky} />
        <Names named={named} />
        {star && <circle className="year-sky-ring" cx={star.x} cy={star.y} r={star.radius + 9} />}
      </svg>
    </div>
  );
}
