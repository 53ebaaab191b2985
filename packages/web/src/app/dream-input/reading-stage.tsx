import { proposedTitle } from '@chitta/contract/proposed-title';
import { Printer, RotateCcw } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { sourceOfAnswer } from '#web/features/journal/deepened-readings/deepening-source.ts';
import { ComposedHere } from '#web/features/journal/device-readings/composed-here.tsx';
import { isComposedOnDevice } from '#web/features/journal/device-readings/device-answer.ts';
import { DreamDetailsFields } from '#web/features/journal/dreams/details/dream-details-fields.tsx';
import type { Draft } from '#web/features/journal/dreams/drafts/draft.ts';
import type { DraftSession } from '#web/features/journal/dreams/drafts/draft-session.ts';
import { DraftAnswer } from '#web/features/journal/follow-ups/words/draft-answer.tsx';
import { subjectOfAnswer } from '#web/features/journal/readings/reading-subject.ts';
import { Button } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { DeepenedReadingView } from './deepened-reading-view.tsx';
import './reading-stage.css';

interface ReadingStageProps {
  readonly session: DraftSession;
  readonly draft: Draft;
  readonly reading: NonNullable<Draft['reading']>;
  readonly isSaving: boolean;
  /** The member's. */
  readonly zone: string;
  /** Above the reading: what went wrong. */
  readonly notices?: ReactNode;
  readonly onBack: () => void;
  readonly onReset: () => void;
  readonly onSave: () => void;
}

/** Two images of the dream; none where words of care stand for everything. */
function proposalOf({ content, answer }: NonNullable<Draft['reading']>): string | null {
  if (answer.reading?.care?.strength === 'strong') return null;
  const images = answer.symbols.flatMap(({ id, group, mentions }) => {
    const place = mentions.find(({ state }) => state === 'present');
    return place ? { id, group, start: place.start, end: place.end } : [];
  });
  return proposedTitle(content, images);
}

/** The reading of a draft, with what can be done next. */
export function ReadingStage(props: ReadingStageProps) {
  const { t } = useTranslation('readings');
  const { session, draft, reading, isSaving, zone } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  }, []);
  const header = (
    <header className="reading-header">
      <h1 ref={heading} tabIndex={-1}>
        {t('reading.heading')}
      </h1>
      <div className="reading-actions" data-print="hide">
        <Button variant="ghost" onClick={props.onBack}>
          {t('reading.back')}
        </Button>
        <IconButton label={t('reading.print')} onClick={() => window.print()}>
          <Printer size={20} aria-hidden />
        </IconButton>
        <IconButton label={t('reading.reset')} onClick={props.onReset} disabled={isSaving}>
          <RotateCcw size={20} aria-hidden />
        </IconButton>
      </div>
    </header>
  );
  return (
    <div className="reading-stage">
      {props.notices}
      <DeepenedReadingView
        subject={subjectOfAnswer(reading.content, reading.answer)}
        source={sourceOfAnswer(reading.content, reading.answer)}
        header={header}
      >
        {isComposedOnDevice(reading.answer) && <ComposedHere />}
        <DraftAnswer
          reading={reading.answer.reading ?? null}
          text={draft.answer ?? ''}
          onWrite={(answer) => session.update({ answer })}
        />
        <form
          className="reading-save"
          data-print="hide"
          onSubmit={(event) => {
            event.preventDefault();
            props.onSave();
          }}
        >
          <h2>{t('reading.keep')}</h2>
          <DreamDetailsFields
            content={draft.content}
            value={draft}
            zone={zone}
            proposal={proposalOf(reading)}
            onChange={session.update}
          />
          <Button type="submit" size="large" isBusy={isSaving} className="justify-self-start">
            {t('reading.save')}
          </Button>
        </form>
      </DeepenedReadingView>
    </div>
  );
}
