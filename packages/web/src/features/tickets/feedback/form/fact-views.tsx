import type { TicketBrowserInfo, TicketUserAction } from '@chitta/contract';
import { useTranslation } from 'react-i18next';
import { currentLocale } from '#web/lib/format/current-locale.ts';

/** The browser as it is told, in words. */
export function BrowserFacts({ of }: { readonly of: TicketBrowserInfo }) {
  const { t } = useTranslation('feedback');
  const { browser, system, language, width, height, isInstalled, isOnline } = of;
  return (
    <p className="feedback-fact">
      {[
        browser,
        system,
        language,
        `${width} × ${height}`,
        t(isInstalled ? 'facts.installed' : 'facts.inBrowser'),
        t(isOnline ? 'facts.online' : 'facts.offline'),
      ].join(' · ')}
    </p>
  );
}

const timeOf = (at: string) => new Date(at).toLocaleTimeString(currentLocale(), { timeStyle: 'medium' });

/** The last actions, each with everything that is told of it. */
export function ActionList({ actions }: { readonly actions: readonly TicketUserAction[] }) {
  const { t } = useTranslation('feedback');
  return (
    <ol className="feedback-fact feedback-actions">
      {actions.map(({ at, kind, name, status }) => (
        <li key={`${at} ${kind} ${name}`}>
          <time dateTime={at}>{timeOf(at)}</time> {t(`facts.kinds.${kind}`)} <code>{name}</code>
          {status !== undefined && ` · ${status === 0 ? t('facts.noAnswer') : status}`}
        </li>
      ))}
    </ol>
  );
}
