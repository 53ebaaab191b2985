import type { ChartTexts, NatalChart } from '@chitta/contract';
import type { ChartBody } from '@chitta/contract/limits';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '#web/lib/class-names.ts';
import { aspectKinds } from './aspect-kinds.ts';
import { GlyphMark } from './glyphs.tsx';
import { layOutWheel, type PlacedBody, type PlacedWheel, rings, wheelSize } from './lay-out-wheel.ts';
import { useBodyWords } from './use-body-words.ts';
import './wheel.css';

interface WheelProps {
  readonly chart: NatalChart;
  readonly texts: ChartTexts;
}

const middle = wheelSize / 2;

/** The chart as a wheel: signs outside, houses and bodies within, aspects across. Below it, what is pointed at. */
export function Wheel({ chart, texts }: WheelProps) {
  const { t } = useTranslation('natal-charts');
  const [active, setActive] = useState<ChartBody | null>(null);
  const wheel = layOutWheel(chart);
  const wordsOf = useBodyWords(chart, texts);
  const words = active && wordsOf(active);
  return (
    <figure className="wheel">
      {/* biome-ignore lint/a11y/useSemanticElements: a drawing whose bodies are buttons; the table beside it says the rest */}
      <svg viewBox={`0 0 ${wheelSize} ${wheelSize}`} role="group" aria-label={t('wheel.label')}>
        <WheelFrame wheel={wheel} />
        <AspectLines wheel={wheel} active={active} />
        {wheel.moonArc && <path d={wheel.moonArc} className="wheel-moon-arc" />}
        {wheel.bodies.map((body) => {
          const { title, line } = wordsOf(body.body);
          return (
            <BodyMark
              key={body.body}
              body={body}
              label={`${title}. ${line}`}
              isActive={active === body.body}
              onPoint={(isOn) => setActive(isOn ? body.body : null)}
            />
          );
        })}
      </svg>
      <figcaption className="wheel-caption">
        {words ? (
          <>
            <b>{words.title}</b>
            <span>{words.line}</span>
          </>
        ) : (
          <span className="text-muted no-print">{t('wheel.hint')}</span>
        )}
      </figcaption>
      <AspectLegend texts={texts} />
    </figure>
  );
}

/** All that nobody points at. */
function WheelFrame({ wheel }: { readonly wheel: PlacedWheel }) {
  const { t } = useTranslation('natal-charts');
  return (
    <g aria-hidden>
      <circle cx={middle} cy={middle} r={rings.rim} className="wheel-night" />
      {([rings.rim, rings.signs, rings.inner] as const).map((radius) => (
        <circle key={radius} cx={middle} cy={middle} r={radius} className="wheel-ring" />
      ))}
      {wheel.signs.map(({ sign, at, edge: [from, to] }) => (
        <g key={sign} className="wheel-sign">
          <line x1={from.x} y1={from.y} x2={to.x} y2={to.y} className="wheel-edge" />
          <GlyphMark name={sign} x={at.x} y={at.y} size={17} />
        </g>
      ))}
      {wheel.houses.map(({ house, at, cusp: [from, to], isAngle }) => (
        <g key={house}>
          <line
            x1={from.x}
            y1={from.y}
            x2={to.x}
            y2={to.y}
            className={classNames('wheel-cusp', isAngle && 'is-angle')}
          />
          <text x={at.x} y={at.y} className="wheel-house">
            {house}
          </text>
        </g>
      ))}
      {wheel.angles.map(({ name, at, from, to }) => (
        <g key={name} className="wheel-angle">
          <line x1={from.x} y1={from.y} x2={to.x} y2={to.y} />
          <text x={at.x} y={at.y}>
            {t(`wheel.${name}`)}
          </text>
        </g>
      ))}
    </g>
  );
}

interface AspectLinesProps {
  readonly wheel: PlacedWheel;
  readonly active: ChartBody | null;
}

/** Each kind has strokes of its own, so that none is told by its colour alone. */
function AspectLines({ wheel, active }: AspectLinesProps) {
  return (
    <g aria-hidden>
      {wheel.aspects.map(({ between, kind, line: [from, to] }) => (
        <line
          key={between.join()}
          x1={from.x}
          y1={from.y}
          x2={to.x}
          y2={to.y}
          className={classNames('wheel-aspect', active && !between.includes(active) && 'is-dim')}
          data-kind={kind}
        />
      ))}
    </g>
  );
}

interface BodyMarkProps {
  readonly body: PlacedBody;
  readonly label: string;
  readonly isActive: boolean;
  readonly onPoint: (isOn: boolean) => void;
}

function BodyMark({ body, label, isActive, onPoint }: BodyMarkProps) {
  const { at, tick, foot } = body;
  return (
    <>
      <g aria-hidden>
        <line x1={at.x} y1={at.y} x2={tick.x} y2={tick.y} className="wheel-tick" />
        <circle cx={foot.x} cy={foot.y} r={2} className="wheel-foot" />
      </g>
      {/* biome-ignore lint/a11y/useSemanticElements: a button cannot stand inside an SVG */}
      <g
        role="button"
        tabIndex={0}
        aria-label={label}
        aria-pressed={isActive}
        className="wheel-body"
        onClick={() => onPoint(true)}
        onFocus={() => onPoint(true)}
        onBlur={() => onPoint(false)}
        onPointerEnter={() => onPoint(true)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' && event.key !== ' ') return;
          event.preventDefault();
          onPoint(!isActive);
        }}
      >
        <circle cx={at.x} cy={at.y} r={14.5} className="wheel-disc" />
        <GlyphMark name={body.body} x={at.x} y={at.y} size={19} />
        {body.isRetrograde && !body.body.endsWith('Node') && (
          <text x={at.x + 10} y={at.y + 11} className="wheel-retrograde">
            R
          </text>
        )}
      </g>
    </>
  );
}

/** What the strokes of the lines mean. */
function AspectLegend({ texts }: Pick<WheelProps, 'texts'>) {
  const { t } = useTranslation('natal-charts');
  return (
    <ul className="wheel-legend" aria-label={t('wheel.legend')}>
      {aspectKinds.map(({ kind, angle }) => (
        <li key={kind}>
          <svg viewBox="0 0 40 8" aria-hidden="true">
            <line x1="1" y1="4" x2="39" y2="4" className="wheel-aspect" data-kind={kind} />
          </svg>
          {texts.names.aspects[kind]} {angle}°
        </li>
      ))}
    </ul>
  );
}
