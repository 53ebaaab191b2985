import type { AdminExperiment } from '@chitta/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '#web/lib/error-message.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { toast } from '#web/ui/toast/toast-store.ts';
import { DeleteDraft } from './delete-draft.tsx';
import { type ExperimentAct, useExperimentAct } from './landing-experiments-admin.api.ts';
import { PhaseForm } from './phase-form.tsx';

type Wanted = ExperimentAct['act'] | 'restart' | 'takeBack';

/** What can be done with an experiment as it stands, in the order in which it is thought of. */
function actsOf({ status, transitions }: AdminExperiment): readonly Wanted[] {
  const acts: Partial<Record<AdminExperiment['status'], readonly Wanted[]>> = {
    draft: ['start'],
    running: ['stop', 'phases'],
    stopped: ['rollout', 'restart'],
    rolled_out: ['takeBack'],
  };
  const leadsTo = {
    start: 'running',
    restart: 'running',
    stop: 'stopped',
    takeBack: 'stopped',
    rollout: 'rolled_out',
    // It goes on running.
    phases: null,
  } as const;
  return (acts[status] ?? []).filter((act) => {
    const next = leadsTo[act];
    return next === null || transitions.includes(next);
  });
}

interface ExperimentActsProps {
  readonly experiment: AdminExperiment;
  readonly onEdit: () => void;
}

/** Each act says first what it does, since visitors see it at once. */
export function ExperimentActs({ experiment, onEdit }: ExperimentActsProps) {
  const { t } = useTranslation('experiments-admin');
  const [wanted, setWanted] = useState<Wanted | null>(null);
  const close = () => setWanted(null);
  return (
    <>
      <div className="experiments-ways">
        {actsOf(experiment).map((act, index) => (
          <Button key={act} variant={index === 0 ? 'primary' : 'quiet'} onClick={() => setWanted(act)}>
            {t(`acts.${act}`)}
          </Button>
        ))}
        {experiment.status === 'draft' && (
          <>
            <Button variant="quiet" onClick={onEdit}>
              {t('acts.edit')}
            </Button>
            <DeleteDraft experiment={experiment} />
          </>
        )}
      </div>
      {experiment.status === 'running' && <p className="text-muted">{t('locked')}</p>}
      <Dialog isOpen={wanted !== null} onClose={close} title={wanted ? t(`acts.${wanted}`) : ''}>
        {wanted && <Asked wanted={wanted} experiment={experiment} onClose={close} />}
      </Dialog>
    </>
  );
}

interface AskedProps {
  readonly wanted: Wanted;
  readonly experiment: AdminExperiment;
  readonly onClose: () => void;
}

function Asked({ wanted, experiment, onClose }: AskedProps) {
  const { t } = useTranslation('experiments-admin');
  const run = useExperimentAct();
  const [variant, setVariant] = useState(experiment.variants.at(-1)?.key ?? '');
  const send = (act: ExperimentAct) =>
    run.mutate(
      { ...act, id: experiment.id, version: experiment.version },
      {
        onSuccess: () => {
          toast({ title: t(`done.${wanted}`) });
          onClose();
        },
      },
    );
  const failure = run.error && (
    <p role="alert" className="form-failure">
      {errorMessage(run.error)}
    </p>
  );
  if (wanted === 'phases') {
    return (
      <PhaseForm experiment={experiment} isBusy={run.isPending} onSubmit={send} onClose={onClose}>
        {failure}
      </PhaseForm>
    );
  }
  const act = { start: 'start', restart: 'start', stop: 'stop', takeBack: 'stop' } as const;
  return (
    <form
      className="experiments-asked"
      onSubmit={(event) => {
        event.preventDefault();
        send(wanted === 'rollout' ? { act: 'rollout', variant } : { act: act[wanted] });
      }}
    >
      <p>{t(`effects.${wanted}`)}</p>
      {wanted === 'rollout' && (
        <SelectField
          label={t('rolloutVariant')}
          value={variant}
          onChange={({ target }) => setVariant(target.value)}
        >
          {experiment.variants.map(({ key, name }) => (
            <option key={key} value={key}>
              {name}
            </option>
          ))}
        </SelectField>
      )}
      {failure}
      <p className="experiments-ways">
        <Button
          type="submit"
          variant={wanted === 'stop' || wanted === 'takeBack' ? 'danger' : 'primary'}
          isBusy={run.isPending}
        >
          {t(`acts.${wanted}`)}
        </Button>
        <Button variant="ghost" onClick={onClose}>
          {t('cancel')}
        </Button>
      </p>
    </form>
  );
}
