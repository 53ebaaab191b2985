import type { Consultation, DoFollowUpRequest } from '@chitta/contract';
import { followUp as limits } from '@chitta/contract/limits';
import { Link, useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { membershipPaths } from '#web/lib/addresses/membership-paths.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { useKeptText } from '#web/lib/device/use-kept-text.ts';
import { errorMessage } from '#web/lib/error-message.ts';
import { paths } from '#web/lib/paths.ts';
import { AreaField } from '#web/ui/area-field.tsx';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/toast/toast-store.ts';
import { useDoFollowUp } from './oracle-follow-ups.api.ts';

interface FollowUpFormProps {
  readonly consultation: Consultation;
  readonly memberId: number;
}

/** Why it did not go through, with the way to premium where that is why. */
function Failure({ error }: { readonly error: Error }) {
  const { t } = useTranslation('oracle-follow-ups');
  const needsPremium = error instanceof ApiError && error.reason === 'oracle.premium_needed';
  return (
    <div role="alert" className="form-failure">
      <p>{t('form.failed', { why: errorMessage(error) })}</p>
      {needsPremium && (
        <p>
          <Link to={membershipPaths.subscribe} className="link">
            {t('form.premium')}
          </Link>
        </p>
      )}
    </div>
  );
}

/** Looking back: what changed, then another practice for the same question, or an end. */
export function FollowUpForm({ consultation, memberId }: FollowUpFormProps) {
  const { t } = useTranslation('oracle-follow-ups');
  const { id } = consultation;
  const navigate = useNavigate();
  const words = useKeptText({ memberId, at: `change/${id}` });
  const act = useDoFollowUp(id);
  const chosen = act.isPending ? act.variables?.body.next : undefined;
  async function choose(next: DoFollowUpRequest['next']) {
    const change = words.text.trim();
    try {
      const { followupConsultationId: nextId } = await act.mutateAsync({
        body: { next, ...(change && { change }) },
        key: [words.key, next].join('-'),
      });
      words.settle(words.key);
      toast({ title: t(nextId ? 'form.goesOn' : 'form.ended') });
      if (nextId) await navigate({ to: paths.consultation, params: { consultationId: nextId } });
    } catch {
      // It is told below, and the words stay.
    }
  }
  return (
    <div className="look-back-form no-print">
      <AreaField
        label={t('form.change')}
        hint={t('form.hint')}
        rows={3}
        className="look-back-area"
        value={words.text}
        maxLength={limits.change}
        onWrite={words.write}
      />
      {act.isError && <Failure error={act.error} />}
      <div className="look-back-acts">
        <Button
          isBusy={chosen === 'practice'}
          disabled={act.isPending}
          onClick={() => void choose('practice')}
        >
          {t('form.practice')}
        </Button>
        <Button
          variant="quiet"
          isBusy={chosen === 'end'}
          disabled={act.isPending}
          onClick={() => void choose('end')}
        >
          {t('form.end')}
        </Button>
      </div>
    </div>
  );
}
