import type { AdminExperiment } from '@chitta/contract';
import { languages } from '@chitta/contract/limits';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDay } from '#web/lib/format/format-day.ts';
import { currentLanguage } from '#web/lib/i18n.ts';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { QueryResult } from '#web/ui/query-result.tsx';
import { ExperimentEditor, type VariantPreview } from './editor/experiment-editor.tsx';
import { ExperimentActs } from './experiment-acts.tsx';
import { ExperimentState } from './experiments-list.tsx';
import { experimentQuery } from './landing-experiments-admin.api.ts';
import { ExperimentFindings } from './results/experiment-findings.tsx';
import './experiments-admin.css';

interface ExperimentViewProps {
  readonly id: number;
  readonly preview: VariantPreview;
}

/** One experiment: how it stands, what can be done with it, what it has shown, what its variants say. */
export function ExperimentView({ id, preview }: ExperimentViewProps) {
  const { t } = useTranslation('experiments-admin');
  const query = useQuery(experimentQuery(id));
  const [isEdited, setEdited] = useState(false);
  return (
    <QueryResult query={query} retry={t('retry')} placeholder="h-[40rem]">
      {(experiment) =>
        isEdited && experiment.status === 'draft' ? (
          <ExperimentEditor
            key={experiment.version}
            experiment={experiment}
            preview={preview}
            onDone={() => setEdited(false)}
            onCancel={() => setEdited(false)}
          />
        ) : (
          <Written experiment={experiment} preview={preview} onEdit={() => setEdited(true)} />
        )
      }
    </QueryResult>
  );
}

interface WrittenProps {
  readonly experiment: AdminExperiment;
  readonly preview: VariantPreview;
  readonly onEdit: () => void;
}

function Written({ experiment, preview, onEdit }: WrittenProps) {
  const { t } = useTranslation('experiments-admin');
  const { name, hypothesis, status, variants, phases } = experiment;
  return (
    <div className="experiments-one">
      <header>
        <h2 className="experiments-name">
          {name} <ExperimentState status={status} />
        </h2>
        {hypothesis && <p className="experiments-hypothesis">{hypothesis}</p>}
        <p className="text-muted">{useAudience(experiment)}</p>
      </header>
      <ExperimentActs experiment={experiment} onEdit={onEdit} />
      {phases.length > 0 && <ExperimentFindings experiment={experiment} />}
      {phases.length > 0 && <Phases experiment={experiment} />}
      <section className="experiments-part" aria-label={t('variantsTitle')}>
        <h2>{t('variantsTitle')}</h2>
        {variants.map((variant) => (
          <Disclosure
            key={variant.key}
            title={t('variant.summary', { name: variant.name, weight: variant.weight })}
            isOpen={status === 'draft'}
          >
            <div className="experiments-columns">
              {languages.map((language) => (
                <Preview key={language} language={t(`languages.${language}`)} lang={language}>
                  {preview(variant.content, language)}
                </Preview>
              ))}
            </div>
          </Disclosure>
        ))}
      </section>
    </div>
  );
}

interface PreviewProps {
  readonly language: string;
  readonly lang: string;
  readonly children: ReactNode;
}

function Preview({ language, lang, children }: PreviewProps) {
  const { t } = useTranslation('experiments-admin');
  return (
    <section lang={lang} aria-label={t('variant.previewIn', { language })}>
      {children}
    </section>
  );
}

/** Whom it means, and how many of them take part, as a sentence. */
function useAudience({ targeting, coverage }: AdminExperiment): string {
  const { t } = useTranslation('experiments-admin');
  const { languages: spoken, trafficSources, keywords } = targeting;
  const list = new Intl.ListFormat(currentLanguage(), { type: 'disjunction' });
  const said = [
    spoken.length > 0 &&
      t('audience.inLanguages', { list: list.format(spoken.map((each) => t(`languages.${each}`))) }),
    trafficSources.length > 0 &&
      t('audience.fromSources', { list: list.format(trafficSources.map((each) => t(`sources.${each}`))) }),
    keywords.length > 0 && t('audience.withKeywords', { list: list.format(keywords) }),
  ].filter((each) => each !== false);
  const share = coverage.toLocaleString(currentLanguage(), { style: 'percent' });
  const meant = said.length > 0 ? said : [t('audience.everybody')];
  return (coverage < 1 ? [...meant, t('audience.share', { share })] : meant).join(' · ');
}

function Phases({ experiment: { phases, variants } }: { readonly experiment: AdminExperiment }) {
  const { t } = useTranslation('experiments-admin');
  return (
    <section className="experiments-part" aria-label={t('phases.title')}>
      <h2>{t('phases.title')}</h2>
      <p className="text-muted">{t('phases.hint')}</p>
      <ol className="experiments-phases">
        {phases.toReversed().map(({ id, number, startedAt, endedAt, coverage, weights }) => (
          <li key={id}>
            {t('phases.one', {
              number,
              from: formatDay(startedAt, null),
              to: endedAt === null ? t('phases.now') : formatDay(endedAt, null),
              share: coverage.toLocaleString(currentLanguage(), { style: 'percent' }),
              weights: variants.map(({ key, name }) => `${name} ${weights[key] ?? 0}`).join(', '),
            })}
          </li>
        ))}
      </ol>
    </section>
  );
}
