import type { TracedAssertion } from '@chitta/contract';
import { useTranslation } from 'react-i18next';

export function assertionKey({ start, end, row, cue }: TracedAssertion): string {
  return `${start}-${end} ${row} ${cue}`;
}

/** Words that are not told as there, and what says so. */
export function AssertionLine({ stretch: { state, cue, row, text } }: { readonly stretch: TracedAssertion }) {
  const { t } = useTranslation('debug-symbols');
  return (
    <>
      {t(`state.${state}`)}, {t('by')} <q>{cue}</q> (<code>{row}</code>): <q>{text}</q>
    </>
  );
}
