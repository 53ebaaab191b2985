import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { peopleAndPlacesQuery } from '#web/features/journal/dreams/people-and-places/people-and-places.api.ts';
import { PersonalSymbols } from '#web/features/symbols/personal-symbols/personal-symbols.tsx';

const most = 6;
/** Once is no return. */
const leastDreams = 2;

/** People and places that return in the journal: what somebody without a symbol of their own can begin with. */
function Returning({ onChoose }: { readonly onChoose: (word: string) => void }) {
  const { t } = useTranslation('personal-symbols');
  const { data } = useQuery(peopleAndPlacesQuery);
  const found = [...(data?.people ?? []), ...(data?.places ?? [])]
    .filter(({ count }) => count >= leastDreams)
    .toSorted((a, b) => b.count - a.count)
    .slice(0, most);
  if (found.length === 0) return null;
  return (
    <section className="symbol-suggestions" aria-labelledby="returning">
      <h2 id="returning">{t('returning')}</h2>
      <ul>
        {found.map(({ id, name, count }) => (
          <li key={id}>
            <button type="button" className="symbol-suggestion" onClick={() => onChoose(name)}>
              {name}{' '}
              <span className="symbol-suggestion-count">
                <span aria-hidden>{t('suggestions.times', { count })}</span>
                <span className="sr-only">{t('suggestions.count', { count })}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function PersonalSymbolsPage() {
  return <PersonalSymbols returning={(onChoose) => <Returning onChoose={onChoose} />} />;
}
