import type { DueFollowUp, SessionUser } from '@chitta/contract';
import { shownTitle } from '@chitta/contract/shown-title';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { BellOff, Clock } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#web/lib/paths.ts';
import { useNarrow } from '#web/lib/screen/use-narrow.ts';
import { Button } from '#web/ui/button.tsx';
import { MoreMenu } from '#web/ui/more-menu.tsx';
import { AskedThought } from '../fit/asked-thought.tsx';
import { FitForm } from '../fit/fit-form.tsx';
import { dueQuery } from '../follow-ups.api.ts';
import { SlotText, slot } from '../slot-text.tsx';
import { useRefusal } from './use-refusal.ts';
import '../follow-ups.css';

/** What is asked stays on the screen until it is done with, though nothing is due any more once it is answered. */
function useQuestion() {
  const { data } = useQuery(dueQuery);
  const [asked, setAsked] = useState<DueFollowUp | null>(null);
  const [isClosed, setClosed] = useState(false);
  if (data && asked === null) setAsked(data);
  return { due: isClosed ? null : asked, isClosed, setClosed };
}

/**
 * The one question of the day: whether a reading fitted. There is nothing while it is not known, where nothing is due
 * and where it cannot be asked for: a question that does not come is no loss.
 */
export function JournalQuestion({ user }: { readonly user: SessionUser }) {
  const { t } = useTranslation('follow-ups');
  const { due, isClosed, setClosed } = useQuestion();
  const isNarrow = useNarrow();
  const end = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (isClosed) end.current?.focus();
  }, [isClosed]);
  const { refuse, refuseAll, isRefusingAll } = useRefusal({
    due,
    onClose: () => setClosed(true),
    onReopen: () => setClosed(false),
  });
  if (isClosed) {
    return (
      <p ref={end} tabIndex={-1} className="sr-only">
        {t('question.closed')}
      </p>
    );
  }
  if (!due) return null;
  return (
    <section className="journal-question" aria-labelledby="journal-question" data-print="hide">
      <h2 id="journal-question">
        <SlotText text={t('question.title', { title: slot })}>
          <Link
            to={paths.journalDream}
            params={{ dreamId: String(due.dreamId) }}
            className="link"
            lang={due.language}
          >
            {due.proposedTitle ?? shownTitle(due.title)}
          </Link>
        </SlotText>
      </h2>
      {/* At the end of the title's line, and so before the answers. */}
      {isNarrow && (
        <div className="journal-question-more">
          <MoreMenu
            label={t('question.more')}
            items={[
              { id: 'notNow', icon: Clock, text: t('question.notNow'), onSelect: () => void refuse() },
              {
                id: 'never',
                icon: BellOff,
                text: t('question.never'),
                isDisabled: isRefusingAll,
                onSelect: () => void refuseAll(),
              },
            ]}
          />
        </div>
      )}
      <AskedThought id="journal-question-thought" headline={due.headline} language={due.language} />
      <FitForm
        memberId={user.id}
        dreamId={due.dreamId}
        labelledBy="journal-question"
        describedBy={due.headline === null ? undefined : 'journal-question-thought'}
        language={due.language}
        symbols={due.symbols}
        fit={null}
        onDone={() => setClosed(true)}
        aside={
          isNarrow ? undefined : (
            <div className="follow-up-actions">
              <Button variant="ghost" onClick={() => void refuse()}>
                {t('question.notNow')}
              </Button>
              <Button variant="ghost" isBusy={isRefusingAll} onClick={() => void refuseAll()}>
                {t('question.never')}
              </Button>
            </div>
          )
        }
      />
    </section>
  );
}
