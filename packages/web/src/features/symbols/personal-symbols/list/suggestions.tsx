import type { SymbolSuggestion } from '@chitta/contract';
import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { suggestionsQuery, useDismissSuggestion } from '../personal-symbols.api.ts';

interface SuggestionsProps {
  readonly onTake: (suggestion: SymbolSuggestion) => void;
}

/** Words that keep returning in the member's dreams and have no meaning yet. Nothing where there are none. */
export function Suggestions({ onTake }: SuggestionsProps) {
  const { t } = useTranslation('personal-symbols');
  const { data } = useQuery(suggestionsQuery);
  const dismiss = useDismissSuggestion();
  if (!data || data.items.length === 0) return null;
  return (
    <section className="symbol-suggestions" aria-labelledby="suggestions">
      <h2 id="suggestions">{t('suggestions.title')}</h2>
      <p>{t('suggestions.text')}</p>
      <ul>
        {data.items.map((suggestion) => {
          const { word, language, count } = suggestion;
          return (
            <li key={`${language}:${word}`} className="symbol-suggestion">
              <button type="button" className="symbol-suggestion-word" onClick={() => onTake(suggestion)}>
                <span lang={language}>{word}</span>{' '}
                <span className="symbol-suggestion-count">{t('suggestions.count', { count })}</span>
              </button>
              <button
                type="button"
                className="symbol-suggestion-dismiss"
                aria-label={t('suggestions.dismiss', { word })}
                onClick={() => dismiss.mutate({ word, language })}
              >
                <X size={16} aria-hidden />
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
