import type { MarkNightRequest } from '@chitta/contract';
import { type RecallMark, recallMarks } from '@chitta/contract/limits';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '#web/lib/error-message.ts';
import { currentLocale } from '#web/lib/format/current-locale.ts';
import { nightDays, shiftDay } from '#web/lib/format/format-night.ts';
import { toast } from '#web/ui/toast/toast-store.ts';
import { type KnownNight, knownNights, shownNights } from './known-nights.ts';
import { MarkGlyph } from './mark-glyph.tsx';
import { nightsQuery, useTakeMarkAway } from './recall-marks.api.ts';
import './recall-marks.css';

interface RecallMarksProps {
  readonly today: string;
  /** On this device alone so far. */
  readonly waiting: readonly MarkNightRequest[];
  /** False where this browser keeps nothing. */
  readonly onMark: (body: MarkNightRequest) => Promise<boolean>;
  /** A mark that has not left this device is taken away here. */
  readonly onForget: (night: string) => Promise<unknown>;
}

interface NightsProps {
  readonly nights: readonly KnownNight[];
  readonly chosen: string;
  readonly today: string;
  readonly onChoose: (night: string) => void;
}

/** The last seven nights, each with what is known of it; a press chooses the one that is marked. */
function Nights({ nights, chosen, today, onChoose }: NightsProps) {
  const { t } = useTranslation('recall-marks');
  const weekday = new Intl.DateTimeFormat(currentLocale(), { weekday: 'short', timeZone: 'UTC' });
  return (
    <ol className="recall-nights" aria-label={t('nights')}>
      {nights.toReversed().map(({ night, counts }) => (
        <li key={night}>
          <button
            type="button"
            className="recall-night"
            aria-pressed={night === chosen}
            aria-label={t('night', {
              days: night === today ? t('last') : nightDays(night),
              mark: t(`counts.${counts ?? 'unknown'}`),
            })}
            onClick={() => onChoose(night)}
          >
            <MarkGlyph mark={counts} />
            <span aria-hidden>{weekday.format(new Date(`${night}T12:00:00Z`)).replace('.', '')}</span>
          </button>
        </li>
      ))}
    </ol>
  );
}

/** What was left of the night in the morning, by one press: for last night, or for one that was missed. */
export function RecallMarks({ today, waiting, onMark, onForget }: RecallMarksProps) {
  const { t } = useTranslation('recall-marks');
  const [chosen, setChosen] = useState(today);
  const { data = [], error } = useQuery(nightsQuery(shiftDay(today, 1 - shownNights), today));
  const takeAway = useTakeMarkAway();
  const nights = knownNights(today, data, waiting);
  const current = nights.find(({ night }) => night === chosen) ?? nights[0];
  if (!current) return null;

  async function press(mark: RecallMark, { night, mark: before }: KnownNight) {
    if (mark !== before) {
      if (!(await onMark({ night, mark }))) toast({ title: t('notKept'), variant: 'destructive' });
      return;
    }
    // The same press takes it back.
    await onForget(night);
    takeAway.mutate(night, {
      onError: (problem) =>
        toast({ title: t('notDone'), description: errorMessage(problem), variant: 'destructive' }),
    });
  }

  return (
    <section className="recall" aria-labelledby="recall-marks">
      <h2 id="recall-marks">
        {current.night === today ? t('titleLast') : t('title', { days: nightDays(current.night) })}
      </h2>
      <fieldset className="recall-choices">
        <legend className="sr-only">{t('legend')}</legend>
        {recallMarks.map((mark) => (
          <button
            key={mark}
            type="button"
            className="recall-choice"
            aria-pressed={current.mark === mark}
            onClick={() => void press(mark, current)}
          >
            <MarkGlyph mark={mark} />
            {t(`mark.${mark}`)}
          </button>
        ))}
      </fieldset>
      <p className="recall-note" role="status">
        {current.dreams > 0
          ? t('inJournal', { count: current.dreams })
          : t(`note.${current.counts ?? 'unknown'}`)}
      </p>
      <Nights nights={nights} chosen={current.night} today={today} onChoose={setChosen} />
      {error && <p className="recall-note">{errorMessage(error)}</p>}
    </section>
  );
}
