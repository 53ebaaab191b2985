import type { CreateTicketRequest, TicketBrowserInfo } from '@chitta/contract';
import { useTranslation } from 'react-i18next';
import { SwitchField } from '#web/ui/switch-field.tsx';

/** What can go along with what is written, each as it would be sent. */
export type AttachedFacts = Pick<CreateTicketRequest, 'pageUrl' | 'browserInfo'>;

export type FactKind = keyof AttachedFacts;

/** What is left when some of it is taken out. */
export function factsToSend(facts: AttachedFacts, isLeftOut: ReadonlySet<FactKind>): AttachedFacts {
  return {
    pageUrl: isLeftOut.has('pageUrl') ? null : facts.pageUrl,
    browserInfo: isLeftOut.has('browserInfo') ? null : facts.browserInfo,
  };
}

interface AttachedFactsProps {
  readonly facts: AttachedFacts;
  readonly isLeftOut: ReadonlySet<FactKind>;
  readonly onChange: (isLeftOut: ReadonlySet<FactKind>) => void;
}

/** Shows everything that goes along before it is sent, with a switch for each to leave it out. */
export function AttachedFactsFields({ facts, isLeftOut, onChange }: AttachedFactsProps) {
  const { t } = useTranslation('feedback');
  const { pageUrl, browserInfo } = facts;
  const switchOf = (kind: FactKind) => (isOn: boolean) => {
    const next = new Set(isLeftOut);
    if (isOn) next.delete(kind);
    else next.add(kind);
    onChange(next);
  };
  return (
    <fieldset className="feedback-facts">
      <legend className="field-label">{t('facts.title')}</legend>
      <p className="field-hint">{t('facts.hint')}</p>
      {pageUrl !== null && (
        <div>
          <SwitchField
            label={t('facts.page')}
            isOn={!isLeftOut.has('pageUrl')}
            onChange={switchOf('pageUrl')}
          />
          {!isLeftOut.has('pageUrl') && <p className="feedback-fact">{pageUrl}</p>}
        </div>
      )}
      {browserInfo && (
        <div>
          <SwitchField
            label={t('facts.browser')}
            isOn={!isLeftOut.has('browserInfo')}
            onChange={switchOf('browserInfo')}
          />
          {!isLeftOut.has('browserInfo') && <BrowserFacts of={browserInfo} />}
        </div>
      )}
    </fieldset>
  );
}

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
