import type { AdminExperiment } from '@chitta/contract';
import { experiment as caps } from '@chitta/contract/limits';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import type { ExperimentAct } from './landing-experiments-admin.api.ts';

const wholeNumber = (typed: string) => (/^\d+$/.test(typed.trim()) ? Number(typed) : Number.NaN);
const isWeight = (typed: string) => wholeNumber(typed) <= caps.weight.max;
const isShare = (typed: string) => wholeNumber(typed) >= 1 && wholeNumber(typed) <= 100;

interface PhaseFormProps {
  readonly experiment: AdminExperiment;
  readonly isBusy: boolean;
  readonly onSubmit: (act: ExperimentAct) => void;
  readonly onClose: () => void;
  /** What came of it. */
  readonly children: ReactNode;
}

/** Other weights for an experiment that runs: its phase ends with them, and another begins. */
export function PhaseForm({ experiment, isBusy, onSubmit, onClose, children }: PhaseFormProps) {
  const { t } = useTranslation('experiments-admin');
  const { variants, coverage } = experiment;
  const [share, setShare] = useState(String(Math.round(coverage * 100)));
  const [weights, setWeights] = useState<Readonly<Record<string, string>>>(() =>
    Object.fromEntries(variants.map(({ key, weight }) => [key, String(weight)])),
  );
  const [isTried, setTried] = useState(false);
  const typed = Object.values(weights);
  const isSplit = typed.filter((each) => wholeNumber(each) > 0).length > 1;
  const isRight = isShare(share) && typed.every(isWeight) && isSplit;
  return (
    <form
      className="experiments-asked"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setTried(!isRight);
        if (!isRight || isBusy) return;
        const numbers = Object.entries(weights).map(([key, each]) => [key, wholeNumber(each)] as const);
        onSubmit({ act: 'phases', coverage: wholeNumber(share) / 100, weights: Object.fromEntries(numbers) });
      }}
    >
      <p>{t('effects.phases')}</p>
      {variants.map(({ key, name }) => (
        <TextField
          key={key}
          label={t('phases.weightOf', { name })}
          inputMode="numeric"
          autoComplete="off"
          value={weights[key] ?? ''}
          error={
            isTried && !isWeight(weights[key] ?? '')
              ? t('variant.weightWrong', { most: caps.weight.max })
              : undefined
          }
          onChange={({ target }) => setWeights((before) => ({ ...before, [key]: target.value }))}
        />
      ))}
      <TextField
        label={t('audience.coverage')}
        inputMode="numeric"
        autoComplete="off"
        value={share}
        error={isTried && !isShare(share) ? t('audience.coverageWrong') : undefined}
        onChange={({ target }) => setShare(target.value)}
      />
      {isTried && !isSplit && (
        <p role="alert" className="form-failure">
          {t('editor.weightsNeeded')}
        </p>
      )}
      {children}
      <p className="experiments-ways">
        <Button type="submit" isBusy={isBusy}>
          {t('acts.phases')}
        </Button>
        <Button variant="ghost" onClick={onClose}>
          {t('cancel')}
        </Button>
      </p>
    </form>
  );
}
