import type { MemoryRecallGain } from '@chitta/contract';
import { memorySample } from '@chitta/contract/limits';
import { useTranslation } from 'react-i18next';
import { gainFinding } from './gain-finding.ts';

/** What can be said of the recall of dreams so far, in a sentence. */
export function RecallFinding({ recall }: { readonly recall: MemoryRecallGain }) {
  const { t } = useTranslation('recall-marks');
  const finding = gainFinding(recall);
  return <span>{t(`gain.finding.${finding}`, { nights: memorySample.nights })}</span>;
}
