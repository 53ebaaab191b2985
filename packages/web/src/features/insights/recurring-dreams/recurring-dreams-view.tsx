import type { RecurringDream } from '@chitta/contract';
import { shownTitle } from '@chitta/contract/shown-title';
import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '#web/lib/error-message.ts';
import { formatDay } from '#web/lib/format/format-day.ts';
import { currentLanguage } from '#web/lib/i18n.ts';
import { paths } from '#web/lib/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { GroupGlyph } from '#web/ui/symbol-groups/group-glyph.tsx';
import { toast } from '#web/ui/toast/toast-store.ts';
import { useDismissal } from './recurring-dreams.api.ts';
import './recurring-dreams.css';

const dayWords = (night: string) => formatDay(`${night}T12:00:00Z`, 'UTC');

/** Names in a row, as a sentence has them. */
const listed = (names: readonly string[]) =>
  new Intl.ListFormat(currentLanguage(), { type: 'conjunction' }).format(names);

function useDismiss() {
  const { t } = useTranslation('recurring-dreams');
  const { mutate } = useDismissal();
  const fail = (error: unknown) =>
    toast({ title: t('failed'), description: errorMessage(error), variant: 'destructive' });
  const restore = (key: string) => mutate({ key, isDismissed: false }, { onError: fail });
  const dismiss = (key: string) =>
    mutate(
      { key, isDismissed: true },
      {
        onSuccess: () =>
          toast({ title: t('dismissed'), action: { label: t('undo'), onClick: () => restore(key) } }),
        onError: fail,
      },
    );
  return { dismiss, restore };
}

interface ItemProps {
  readonly dream: RecurringDream;
  readonly onDismiss: (key: string) => void;
}

function RecurringItem({ dream, onDismiss }: ItemProps) {
  const { t } = useTranslation('recurring-dreams');
  const id = useId();
  const { key, count, firstNight, lastNight, theme, shared, often, dreams } = dream;
  return (
    <li className="recurring" aria-labelledby={id}>
      <h3 id={id}>{t('finding', { count, names: listed(shared.map(({ name }) => name)) })}</h3>
      {theme?.headline && (
        <p className="recurring-thought" lang={theme.headline.language}>
          {theme.headline.text}
        </p>
      )}
      <p className="text-muted">{t('between', { first: dayWords(firstNight), last: dayWords(lastNight) })}</p>
      {often.length > 0 && (
        <p className="recurring-often">
          <span className="text-muted">{t('often')}</span>
          {often.map(({ slug, name, group }) => (
            <span key={slug}>
              <GroupGlyph group={group} size={10} />
              {name}
            </span>
          ))}
        </p>
      )}
      <Disclosure title={t('dreams', { count: dreams.length })}>
        <ul className="recurring-dreams">
          {dreams.map((each) => (
            <li key={each.id}>
              <Link to={paths.journalDream} params={{ dreamId: String(each.id) }} className="link">
                <span lang={each.language}>{shownTitle(each.title)}</span>
              </Link>
              <span className="text-muted">{dayWords(each.night)}</span>
            </li>
          ))}
        </ul>
      </Disclosure>
      <p>
        <Button variant="ghost" onClick={() => onDismiss(key)}>
          {t('dismiss')}
        </Button>
      </p>
    </li>
  );
}

/** Dreams that are dreamt again and again, as far as their likeness tells; each can be said to be none. */
export function RecurringDreamsView({ items }: { readonly items: readonly RecurringDream[] }) {
  const { t } = useTranslation('recurring-dreams');
  const { dismiss, restore } = useDismiss();
  const shown = items.filter(({ isDismissed }) => !isDismissed);
  const dismissed = items.filter(({ isDismissed }) => isDismissed);
  return (
    <section className="recurring-section" aria-labelledby="recurring-title">
      <header>
        <h2 id="recurring-title">{t('title')}</h2>
        <p className="text-muted">{t('unit')}</p>
      </header>
      {shown.length === 0 ? (
        <p>{t('none')}</p>
      ) : (
        <ul className="recurring-list">
          {shown.map((dream) => (
            <RecurringItem key={dream.key} dream={dream} onDismiss={dismiss} />
          ))}
        </ul>
      )}
      {dismissed.length > 0 && (
        <Disclosure title={t('dismissedList', { count: dismissed.length })}>
          <ul className="recurring-dreams">
            {dismissed.map(({ key, count, shared }) => (
              <li key={key}>
                {t('finding', { count, names: listed(shared.map(({ name }) => name)) })}
                <Button variant="quiet" onClick={() => restore(key)}>
                  {t('restore')}
                </Button>
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
    </section>
  );
}
