import type { Insights } from '@chitta/contract';
import { useTranslation } from 'react-i18next';

/** Who told the feeling: the dream, in which it was recognised, or the member, who marked it. Never added up. */
export type FeelingSource = 'recognised' | 'chosen';

type Felt = Insights['feelings'];

interface CountedFeeling {
  readonly id: string;
  readonly count: number;
}

/** The feelings of one source, of all of the period or of one of its steps. */
export function countedBy(felt: Felt, source: FeelingSource): readonly CountedFeeling[] {
  if (source === 'recognised')
    return felt.recognised.feelings.map(({ slug, count }) => ({ id: slug, count }));
  return felt.chosen.feelings.map(({ feeling, count }) => ({ id: feeling, count }));
}

/** What one source tells of feelings, most frequent first, and what they are called. */
export function useFeelings({ feelings, feelingNames }: Insights, source: FeelingSource) {
  const { t } = useTranslation('dreams');
  const names = new Map(feelingNames.map(({ slug, name }) => [slug, name]));
  return {
    /** Dreams that have any. */
    told: feelings[source].told,
    counted: countedBy(feelings, source),
    nameOf: (id: string) => (source === 'chosen' ? t(`feeling.${id}`) : (names.get(id) ?? id)),
  };
}
