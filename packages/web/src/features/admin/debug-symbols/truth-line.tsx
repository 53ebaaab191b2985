import type { TracedTruth } from '@chitta/contract';
import { useTranslation } from 'react-i18next';

export function truthKey({ start, end, by, cue }: TracedTruth): string {
  return `${start}-${end} ${by} ${cue}`;
}

/** Words that are not told as there, and what says so. */
export function TruthLine({ stretch: { state, by, cue, text } }: { readonly stretch: TracedTruth }) {
  const { t } = useTranslation('debug-symbols');
  return (
    <>
      {t(`state.${state}`)}, {t(`by.${by}`)} {cue && <q>{cue}</q>}: <q>{text}</q>
    </>
  );
}
