import { useTranslation } from 'react-i18next';
import { Constellation } from '#web/ui/constellation/constellation.tsx';
import type { Star } from '#web/ui/constellation/place-stars.ts';
import type { ReadingSubject } from './reading-subject.ts';

/** The stars of a dream: the symbols that were read, in the order in which they first appear. */
export function starsOf({ symbols }: Pick<ReadingSubject, 'symbols'>): readonly Star[] {
  return symbols
    .map((symbol) => ({ symbol, present: symbol.mentions.filter((mention) => mention.state === 'present') }))
    .filter(({ present }) => present.length > 0)
    .sort((a, b) => (a.present[0]?.start ?? 0) - (b.present[0]?.start ?? 0))
    .map(({ symbol, present }) => ({
      id: symbol.id,
      name: symbol.name,
      group: symbol.group,
      weight: present.length,
    }));
}

interface SymbolConstellationProps {
  readonly stars: readonly Star[];
  readonly highlighted: ReadonlySet<string>;
}

/** The constellation of one dream. */
export function SymbolConstellation({ stars, highlighted }: SymbolConstellationProps) {
  const { t } = useTranslation('readings');
  return (
    <figure className="symbol-constellation">
      <Constellation
        symbols={stars}
        size="labelled"
        highlighted={highlighted}
        label={t('constellation.label', { names: stars.map((star) => star.name).join(', ') })}
      />
    </figure>
  );
}
