import type { ImportView } from '@chitta/contract';
import { useTranslation } from 'react-i18next';
import { currentLocale } from '#web/lib/format/current-locale.ts';

/** What was found, in a few lines. */
export function Facts({ view }: { readonly view: ImportView }) {
  const { t, i18n } = useTranslation('imports');
  const { counts, languages, firstDay, lastDay } = view;
  const number = new Intl.NumberFormat(i18n.language);
  const names = new Intl.DisplayNames(i18n.language, { type: 'language' });
  const date = new Intl.DateTimeFormat(currentLocale(), { dateStyle: 'long', timeZone: 'UTC' });
  const day = (text: string) => date.format(new Date(`${text}T00:00:00Z`));
  const memory = (['moments', 'exercises', 'nights'] as const).flatMap((kind) =>
    counts[kind] > 0
      ? [t(`facts.${kind}`, { count: counts[kind], number: number.format(counts[kind]) })]
      : [],
  );
  const facts = [
    [t('facts.kind'), t(`kinds.${view.kind}`)],
    [t('facts.dreams'), number.format(counts.dreams)],
    counts.symbols > 0 && [t('facts.symbols'), number.format(counts.symbols)],
    counts.consultations > 0 && [t('facts.consultations'), number.format(counts.consultations)],
    memory.length > 0 && [t('facts.memory'), memory.join(', ')],
    counts.runs > 0 && [t('facts.runs'), number.format(counts.runs)],
    firstDay && lastDay && [t('facts.days'), t('facts.span', { first: day(firstDay), last: day(lastDay) })],
    languages.length > 0 && [t('facts.languages'), languages.map(({ value }) => names.of(value)).join(', ')],
    counts.long > 0 && [t('facts.long'), t('facts.longText', { count: counts.long })],
  ].filter((fact): fact is [string, string] => Array.isArray(fact));
  return (
    <dl className="import-facts">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
