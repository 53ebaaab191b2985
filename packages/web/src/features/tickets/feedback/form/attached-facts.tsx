import type { CreateTicketRequest } from '@chitta/contract';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { SwitchField } from '#web/ui/switch-field.tsx';
import { ActionList, BrowserFacts } from './fact-views.tsx';

/** What can go along with what is written, each as it would be sent. */
export type AttachedFacts = Pick<CreateTicketRequest, 'pageUrl' | 'browserInfo' | 'userActions'>;

export type FactKind = keyof AttachedFacts;

/** What is left when some of it is taken out. */
export function factsToSend(facts: AttachedFacts, isLeftOut: ReadonlySet<FactKind>): AttachedFacts {
  return {
    pageUrl: isLeftOut.has('pageUrl') ? null : facts.pageUrl,
    browserInfo: isLeftOut.has('browserInfo') ? null : facts.browserInfo,
    userActions: isLeftOut.has('userActions') ? [] : facts.userActions,
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
  const { pageUrl, browserInfo, userActions } = facts;
  const fact = (kind: FactKind, label: string, shown: ReactNode, hint?: string) => (
    <div>
      <SwitchField
        label={label}
        {...(hint && { hint })}
        isOn={!isLeftOut.has(kind)}
        onChange={(isOn) => {
          const next = new Set(isLeftOut);
          if (isOn) next.delete(kind);
          else next.add(kind);
          onChange(next);
        }}
      />
      {!isLeftOut.has(kind) && shown}
    </div>
  );
  return (
    <fieldset className="feedback-facts">
      <legend className="field-label">{t('facts.title')}</legend>
      <p className="field-hint">{t('facts.hint')}</p>
      {pageUrl !== null && fact('pageUrl', t('facts.page'), <p className="feedback-fact">{pageUrl}</p>)}
      {browserInfo && fact('browserInfo', t('facts.browser'), <BrowserFacts of={browserInfo} />)}
      {userActions.length > 0 &&
        fact('userActions', t('facts.actions'), <ActionList actions={userActions} />, t('facts.actionsHint'))}
    </fieldset>
  );
}
