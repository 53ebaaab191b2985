import type { SymbolSky } from '@chitta/contract';
import { Image as ImageIcon } from 'lucide-react';
import { lazy, Suspense, useDeferredValue, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLocale } from '#web/lib/format/current-locale.ts';
import { Button } from '#web/ui/button.tsx';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { type GroupFamily, groupFamilies, groupFamily } from '#web/ui/symbol-groups/group-family.ts';
import { GroupGlyph } from '#web/ui/symbol-groups/group-glyph.tsx';
import { SkyCanvas } from './sky-canvas.tsx';
import { StarPanel } from './star-panel.tsx';
import { SymbolsSkyTable } from './symbols-sky-table.tsx';
import '#web/ui/charts/charts.css';
import '#web/ui/sky/night-depth.css';
import './symbols-sky.css';

/** What makes the picture comes with the wish for it. */
const PictureDialog = lazy(async () => {
  const { PictureDialog: Loaded } = await import('./picture/picture-dialog.tsx');
  return { default: Loaded };
});

/** A step of the slider in words: a month, a quarter or a year. */
function stepWords(day: string, step: SymbolSky['step']): string {
  const at = new Date(`${day}T12:00:00Z`);
  if (step === 'year') return String(at.getUTCFullYear());
  const words = new Intl.DateTimeFormat(currentLocale(), {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  const begin = words.format(at);
  if (step === 'month') return begin;
  return words.formatRange(at, new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + 2, 15)));
}

interface LegendProps {
  readonly sky: SymbolSky;
  readonly kinds: ReadonlySet<GroupFamily>;
  readonly onToggle: (family: GroupFamily) => void;
}

/** The kinds by their shapes; each can be brought forward. */
function Legend({ sky, kinds, onToggle }: LegendProps) {
  const { t } = useTranslation(['symbol-sky', 'sky']);
  const present = new Map(sky.stars.map(({ group }) => [groupFamily(group), group]));
  return (
    <fieldset className="symbols-sky-legend">
      <legend className="sr-only">{t('kinds')}</legend>
      {groupFamilies.map((family) => {
        const group = present.get(family);
        return group === undefined ? null : (
          <button
            key={family}
            type="button"
            className="symbols-sky-kind"
            aria-pressed={kinds.has(family)}
            onClick={() => onToggle(family)}
          >
            <GroupGlyph group={group} size={11} />
            {t(`sky:kind.${family}`)}
          </button>
        );
      })}
    </fieldset>
  );
}

function useKinds() {
  const [kinds, setKinds] = useState<ReadonlySet<GroupFamily>>(new Set());
  function toggle(family: GroupFamily) {
    const next = new Set(kinds);
    if (!next.delete(family)) next.add(family);
    setKinds(next);
  }
  return { kinds, toggle };
}

/** The way through time: the sky as it was at the end of each month. */
function TimeSlider({
  sky,
  until,
  onChange,
}: {
  readonly sky: SymbolSky;
  readonly until: number;
  readonly onChange: (until: number) => void;
}) {
  const { t } = useTranslation('symbol-sky');
  const { steps, step } = sky;
  const words = stepWords(steps[until] ?? '', step);
  return (
    <label className="symbols-sky-time">
      <span>{t('until')}</span>
      <input
        type="range"
        min={0}
        max={steps.length - 1}
        value={until}
        aria-valuetext={words}
        onChange={({ target }) => onChange(Number(target.value))}
      />
      <output>{words}</output>
    </label>
  );
}

/** A journal as a night sky: its symbols as stars, the larger the more often, with lines where they meet. */
export function SymbolsSky({ sky }: { readonly sky: SymbolSky }) {
  const { t } = useTranslation('symbol-sky');
  const last = Math.max(0, sky.steps.length - 1);
  const [chosenStep, setStep] = useState<number | null>(null);
  const until = useDeferredValue(Math.min(last, chosenStep ?? last));
  const [active, setActive] = useState<number | null>(null);
  const [isPicture, setPicture] = useState(false);
  const { kinds, toggle } = useKinds();
  const panel = useRef<HTMLElement>(null);
  const star = active === null ? undefined : sky.stars[active];
  const untilWords = useMemo(() => stepWords(sky.steps[until] ?? '', sky.step), [sky, until]);

  function choose(next: number | null, isOpened: boolean) {
    setActive(next);
    // By keys: on to what is said of it. By pointer the panel opens beside the sky anyway.
    if (isOpened && next === active) panel.current?.focus();
  }
  return (
    <div className="symbols-sky" data-open={star ? true : undefined}>
      <SkyCanvas sky={sky} until={until} kinds={kinds} active={active} onChoose={choose} />
      <StarPanel ref={panel} sky={sky} star={active} until={until} onChoose={setActive} />
      <div className="symbols-sky-foot">
        {sky.steps.length > 1 && (
          <TimeSlider sky={sky} until={Math.min(last, chosenStep ?? last)} onChange={setStep} />
        )}
        <Legend sky={sky} kinds={kinds} onToggle={toggle} />
        <div className="symbols-sky-acts">
          <Button variant="quiet" onClick={() => setPicture(true)}>
            <ImageIcon size={18} aria-hidden />
            {t('picture.open')}
          </Button>
        </div>
      </div>
      {sky.symbolCount > sky.stars.length && (
        <p className="text-muted">{t('more', { shown: sky.stars.length, count: sky.symbolCount })}</p>
      )}
      <Disclosure title={t('table.title')}>
        <SymbolsSkyTable sky={sky} until={until} />
      </Disclosure>
      {isPicture && (
        <Suspense fallback={null}>
          <PictureDialog sky={sky} until={until} untilWords={untilWords} onClose={() => setPicture(false)} />
        </Suspense>
      )}
    </div>
  );
}
