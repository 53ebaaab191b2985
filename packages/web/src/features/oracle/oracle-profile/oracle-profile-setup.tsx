import type { OracleProfile } from '@chitta/contract';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { Check } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '#web/lib/api-error.ts';
import { errorMessage } from '#web/lib/error-message.ts';
import { paths } from '#web/lib/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { QueryResult } from '#web/ui/query-result.tsx';
import { AskingStep } from './asking-step.tsx';
import { type BirthFault, BirthStep } from './birth/birth-step.tsx';
import { ChartStep } from './chart-step.tsx';
import { oracleProfileQuery, useKeepOracleProfile } from './oracle-profile.api.ts';
import {
  isChanged,
  type ProfileDraft,
  type ProfileStep,
  profileSteps,
  requestOf,
  useProfileDraft,
} from './profile-draft.ts';
import './oracle-profile.css';

/** What the Oracle may know of the member, in steps of which each can be skipped and saved alone. */
export function OracleProfileSetup({ memberId }: { readonly memberId: number }) {
  const { t } = useTranslation('oracle-profile');
  const query = useQuery(oracleProfileQuery);
  return (
    <>
      <header className="setup-head">
        <h1 className="page-title">{t('title')}</h1>
        <p className="setup-lead">{t('lead')}</p>
      </header>
      <QueryResult query={query} retry={t('retry')}>
        {({ profile }) => <Steps memberId={memberId} saved={profile} />}
      </QueryResult>
    </>
  );
}

interface StepsProps {
  readonly memberId: number;
  readonly saved: OracleProfile;
}

function useSteps({ memberId, saved }: StepsProps) {
  const [step, setStep] = useState<ProfileStep>('birth');
  const { draft, change, settle } = useProfileDraft(memberId, saved);
  const keeping = useKeepOracleProfile();
  const navigate = useNavigate();
  const next = profileSteps[profileSteps.indexOf(step) + 1];
  /** What was wrong with a birth is so no longer once another is told; which of two moments was meant is an answer. */
  function write(part: Partial<ProfileDraft>) {
    if (!('isLaterMoment' in part && part.isLaterMoment !== null)) keeping.reset();
    change(part);
  }
  function open(to: ProfileStep) {
    keeping.reset();
    setStep(to);
  }
  function goOn() {
    if (next) open(next);
    else void navigate({ to: paths.oracle });
  }
  async function save() {
    try {
      const { profile } = await keeping.mutateAsync(requestOf(step, draft, saved));
      settle(profile, step);
      goOn();
    } catch {
      // It is told beside the fields.
    }
  }
  return { step, isLast: !next, draft, change: write, keeping, open, goOn, save };
}

function Steps(props: StepsProps) {
  const { t } = useTranslation('oracle-profile');
  const { saved } = props;
  const { step, isLast, draft, change, keeping, open, goOn, save } = useSteps(props);
  const fault = faultOf(keeping.error);
  const title = useFocusOnChange(step);
  return (
    <>
      <StepList step={step} isChanged={(each) => isChanged(each, draft, saved)} onOpen={open} />
      <form
        className="setup-step"
        aria-labelledby="setup-step"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <h2 id="setup-step" ref={title} tabIndex={-1}>
          {t(`steps.${step}.title`)}
        </h2>
        <p className="text-muted">{t(`steps.${step}.lead`)}</p>
        {step === 'birth' && (
          <BirthStep draft={draft} writtenPlace={saved.writtenPlace} fault={fault} onChange={change} />
        )}
        {step === 'chart' && <ChartStep draft={draft} onChange={change} />}
        {step === 'asking' && <AskingStep draft={draft} onChange={change} />}
        {keeping.error && (
          <p role="alert" className="field-error">
            {fault ? t('notSaved') : `${t('notSaved')} ${errorMessage(keeping.error)} ${t('keptHere')}`}
          </p>
        )}
        <div className="setup-ways">
          <Button type="submit" isBusy={keeping.isPending}>
            {t(isLast ? 'saveLast' : 'save')}
          </Button>
          <Button variant="ghost" onClick={goOn}>
            {t(isLast ? 'skipLast' : 'skip')}
          </Button>
        </div>
      </form>
      {saved.birthDate && saved.birthPlace && (
        <p>
          <Link to={paths.natalChart} className="link">
            {t('toChart')}
          </Link>
        </p>
      )}
    </>
  );
}

interface StepListProps {
  readonly step: ProfileStep;
  readonly isChanged: (step: ProfileStep) => boolean;
  readonly onOpen: (step: ProfileStep) => void;
}

/** All steps, with the one that is open marked; each can be opened at any time. */
function StepList({ step, isChanged: isUnsaved, onOpen }: StepListProps) {
  const { t } = useTranslation('oracle-profile');
  const at = profileSteps.indexOf(step);
  return (
    <nav aria-label={t('steps.label')}>
      <ol className="setup-steps">
        {profileSteps.map((each, index) => (
          <li key={each}>
            <button
              type="button"
              aria-current={each === step ? 'step' : undefined}
              onClick={() => onOpen(each)}
            >
              <span className="setup-number" aria-hidden>
                {index < at && !isUnsaved(each) ? <Check size={16} /> : index + 1}
              </span>
              {t(`steps.${each}.name`)}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** Leads who hears the page to the step that has been opened; not when the page itself is. */
function useFocusOnChange(step: ProfileStep) {
  const title = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current !== step) title.current?.focus();
    shown.current = step;
  }, [step]);
  return title;
}

function faultOf(error: Error | null): BirthFault {
  if (!(error instanceof ApiError)) return null;
  if (error.reason === 'natal_chart.no_such_time') return 'noSuchTime';
  if (error.reason === 'natal_chart.time_stands_twice') return 'twice';
  const wrong = (error.details ?? []).map(({ path }) => path);
  if (wrong.includes('birthDate')) return 'date';
  return wrong.includes('birthPlace.timeZone') ? 'timeZone' : null;
}
