import type { TracedAssertion } from '@chitta/contract';
import { useTranslation } from 'react-i18next';

export function assertionKey({ start, end, by, cue }: TracedAssertion): string {
  return `${start}-${end} ${by} ${cue}`;
}

/** Words that are not told as there, and what says so. */
export function AssertionLine({ stretch: { state, by, cue, text } }: { readonly stretch: TracedAssertion }) {
  const { t } = useTranslation('debug-symbols');
  return (
    <>
      {t(`state.${state}`)}, {t(`by.${by}`)} {cue && <q>{cue}</q>}: <q>{text}</q>
    </>
  );
}
