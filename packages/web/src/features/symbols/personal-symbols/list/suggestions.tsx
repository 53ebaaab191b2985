import type { SymbolSuggestion } from '@chitta/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { suggestionsQuery } from '../personal-symbols.api.ts';
import { GiveMeaning } from './give-meaning.tsx';

interface SuggestionsProps {
  /** Opens everything else that can be said of a word, with what was said of it already. */
  readonly onMore: (suggestion: SymbolSuggestion, description: string) => void;
}

const keyOf = ({ word, language }: SymbolSuggestion) => `${language}:${word}`;

/** Words that keep returning in the member's dreams, to be given a meaning one by one. Nothing where there are none. */
export function Suggestions({ onMore }: SuggestionsProps) {
  const { t } = useTranslation('personal-symbols');
  const { data } = useQuery(suggestionsQuery);
  const [chosen, setChosen] = useState('');
  const first = data?.items[0];
  if (!first) return null;
  // The word before may have its meaning by now.
  const current = data.items.find((each) => keyOf(each) === chosen) ?? first;
  return (
    <section className="symbol-suggestions" aria-labelledby="suggestions">
      <h2 id="suggestions">{t('suggestions.title')}</h2>
      <ul>
        {data.items.map((suggestion) => (
          <li key={keyOf(suggestion)}>
            <button
              type="button"
              className="symbol-suggestion"
              aria-pressed={suggestion === current}
              onClick={() => setChosen(keyOf(suggestion))}
            >
              <span lang={suggestion.language}>{suggestion.word}</span>{' '}
              <span className="symbol-suggestion-count">
                <span aria-hidden>{t('suggestions.times', { count: suggestion.count })}</span>
                <span className="sr-only">{t('suggestions.count', { count: suggestion.count })}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
      <GiveMeaning
        key={keyOf(current)}
        suggestion={current}
        onMore={(description) => onMore(current, description)}
      />
    </section>
  );
}
