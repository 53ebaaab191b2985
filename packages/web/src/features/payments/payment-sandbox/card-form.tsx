import { type SandboxCard, sandboxCards } from '@chitta/contract/limits';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '#web/lib/error-message.ts';
import { Button } from '#web/ui/button.tsx';
import { BankAsks } from './bank-asks.tsx';
import { type CardUse, usePay } from './payment-sandbox.api.ts';

interface CardFormProps {
  readonly use: CardUse;
  /** What the button says. */
  readonly action: string;
  /** The bank asked back already, before this page was opened. */
  readonly isAwaited: boolean;
  /** The card was taken. */
  readonly onDone: () => void;
}

/** A choice of pretend cards, each named by what its bank says, and what came of the one that was used. */
export function CardForm({ use, action, isAwaited, onDone }: CardFormProps) {
  const { t } = useTranslation('payment-sandbox');
  const [card, setCard] = useState<SandboxCard>('success');
  const pay = usePay(use);
  const { data } = pay;
  // What is paid for shows no form any more, and callbacks of `mutate` go with their part.
  const send = (input: Parameters<typeof pay.mutate>[0]) =>
    void pay.mutateAsync(input).then(
      ({ outcome }) => outcome === 'done' && onDone(),
      () => undefined,
    );
  if (data?.outcome === 'authentication_needed' || (isAwaited && !data)) {
    return <BankAsks isBusy={pay.isPending} onAnswer={(isConfirmed) => send({ isConfirmed })} />;
  }
  return (
    <form
      className="sandbox-form"
      onSubmit={(event) => {
        event.preventDefault();
        send({ card });
      }}
    >
      <CardField value={card} onChange={setCard} />
      {data?.outcome === 'declined' && (
        <p role="alert" className="form-failure">
          {t(`declined.${data.reason ?? 'generic_decline'}`)}
        </p>
      )}
      {pay.error && (
        <p role="alert" className="form-failure">
          {errorMessage(pay.error)}
        </p>
      )}
      <p>
        <Button type="submit" isBusy={pay.isPending || data?.outcome === 'done'}>
          {action}
        </Button>
      </p>
    </form>
  );
}

interface CardFieldProps {
  readonly value: SandboxCard;
  readonly onChange: (card: SandboxCard) => void;
}

function CardField({ value, onChange }: CardFieldProps) {
  const { t } = useTranslation('payment-sandbox');
  const name = useId();
  return (
    <fieldset className="field">
      <legend className="field-label">{t('cards.label')}</legend>
      <div className="sandbox-cards">
        {sandboxCards.map((card) => (
          <label key={card} className="sandbox-card">
            <input type="radio" name={name} checked={value === card} onChange={() => onChange(card)} />
            <span>
              {t(`cards.${card}.name`)} <span className="text-muted text-sm">{t(`cards.${card}.text`)}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
