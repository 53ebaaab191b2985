import type { AdminTicket } from '@chitta/contract';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { momentOf } from '../time-words.ts';

interface CameWithProps {
  readonly ticket: AdminTicket;
  /** Pictures that the member attached. */
  readonly children?: ReactNode;
}

/** What came along with a ticket: the page, the browser, what the page did last, and pictures. */
export function CameWith({ ticket, children }: CameWithProps) {
  const { t } = useTranslation('tickets-desk');
  const { pageUrl, userActions } = ticket;
  return (
    <section className="settings-section" aria-labelledby="ticket-came-with">
      <h2 id="ticket-came-with">{t('with.title')}</h2>
      <dl className="admin-facts">
        <Fact name={t('with.page')}>
          {pageUrl === null ? t('with.notSaid') : <code className="break-words">{pageUrl}</code>}
        </Fact>
        <Browser ticket={ticket} />
      </dl>
      {children}
      <h3 className="text-lg">{t('with.actions')}</h3>
      {userActions.length === 0 ? (
        <p className="text-muted">{t('with.noActions')}</p>
      ) : (
        <ol className="desk-actions" aria-label={t('with.actions')}>
          {userActions.map(({ at, kind, name, status }, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same can happen twice at one moment, and nothing moves.
            <li key={`${at}-${place}`}>
              <time dateTime={at}>{momentOf(at)}</time> {t(`with.kind.${kind}`)} <code>{name}</code>
              {status !== undefined && ` · ${status}`}
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

function Browser({ ticket: { browserInfo } }: Pick<CameWithProps, 'ticket'>) {
  const { t } = useTranslation('tickets-desk');
  if (browserInfo === null) return <Fact name={t('with.browser')}>{t('with.notSaid')}</Fact>;
  const { browser, system, language, width, height, isInstalled, isOnline } = browserInfo;
  return (
    <>
      <Fact name={t('with.browser')}>
        {browser}, {system}
      </Fact>
      <Fact name={t('with.language')}>{language}</Fact>
      <Fact name={t('with.screen')}>
        {width} × {height}
      </Fact>
      <Fact name={t('with.app')}>
        {t(isInstalled ? 'with.installed' : 'with.inBrowser')}, {t(isOnline ? 'with.online' : 'with.offline')}
      </Fact>
    </>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
