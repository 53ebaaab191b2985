import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '#web/lib/i18n.ts';
import {
  audiences,
  chooseVariant,
  type DemoExperiment,
  type DemoVariant,
  demoVariants,
  type Visitor,
} from './choose-variant.ts';
import { ExperimentFields } from './experiment-fields.tsx';
import { VariantTable } from './variant-table.tsx';
import { VisitorFields } from './visitor-fields.tsx';

const firstVisitor = { value: 'visitor-1', source: 'direct', keyword: '', isPrivate: false } as const;

/** Who would see what: a visitor is described, and the variant that they would get follows at once. */
export function ChoiceDemo() {
  const { t } = useTranslation('ab-test-demo');
  const [visitor, setVisitor] = useState<Visitor>(() => ({ ...firstVisitor, language: currentLanguage() }));
  const [experiment, setExperiment] = useState<DemoExperiment>({
    seed: 'ab-test-demo',
    audience: audiences.everybody,
    coverage: 1,
    variants: demoVariants,
  });
  const choice = chooseVariant(visitor, experiment);
  const change = (changes: Partial<DemoExperiment>) => setExperiment((before) => ({ ...before, ...changes }));
  const weigh = (name: DemoVariant['name'], weight: number) =>
    change({
      variants: experiment.variants.map((each) => (each.name === name ? { ...each, weight } : each)),
    });
  return (
    <section className="ab-demo-part" aria-labelledby="ab-choice">
      <h2 id="ab-choice">{t('choice.title')}</h2>
      <p className="ab-demo-words">{t('choice.lead')}</p>
      <VisitorFields
        visitor={visitor}
        onChange={(changes) => setVisitor((before) => ({ ...before, ...changes }))}
      />
      <ExperimentFields experiment={experiment} onChange={change} />
      <p role="status" className="ab-demo-outcome">
        {choice.chosen === null
          ? t(`reasons.${choice.reason}`)
          : t('choice.sees', { variant: t(`variants.${choice.chosen}`) })}
      </p>
      <VariantTable visitor={visitor} experiment={experiment} choice={choice} onWeigh={weigh} />
      <p className="ab-demo-words text-muted">{t('choice.notAsked')}</p>
    </section>
  );
}
