import type { MissingSymbol } from '@chitta/contract';
import { missingSymbolStatuses } from '@chitta/contract/limits';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '#web/lib/error-message.ts';
import { Button } from '#web/ui/button.tsx';
import { ListPages } from '#web/ui/list-pages.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { missingWordsQuery, useJudgeWord } from './dictionary-admin.api.ts';
import type { WantedWord } from './editor/entry-editor.tsx';

interface MissingWordsProps {
  readonly onWrite: (word: WantedWord) => void;
}

/** Words that dreams use and the dictionary lacks: in how many dreams, and beside what kinds of words. */
export function MissingWords({ onWrite }: MissingWordsProps) {
  const { t } = useTranslation('dictionary-admin');
  const [status, setStatus] = useState<MissingSymbol['status']>('pending');
  const list = useInfiniteQuery(missingWordsQuery(status));
  const judge = useJudgeWord();
  return (
    <section className="grid gap-4" aria-labelledby="desk-missing">
      <h2 id="desk-missing">{t('missing.title')}</h2>
      <p className="text-muted">{t('missing.lead')}</p>
      <SelectField
        label={t('missing.status')}
        value={status}
        onChange={({ target }) =>
          setStatus(missingSymbolStatuses.find((each) => each === target.value) ?? 'pending')
        }
      >
        {missingSymbolStatuses.map((each) => (
          <option key={each} value={each}>
            {t(`missing.is.${each}`)}
          </option>
        ))}
      </SelectField>
      {judge.error && (
        <p role="alert" className="form-failure">
          {errorMessage(judge.error)}
        </p>
      )}
      <ListPages list={list} empty={t('missing.empty')} more={t('more')} retry={t('retry')}>
        {(words) => (
          <ul className="desk-rows" aria-label={t('missing.title')}>
            {words.map((word) => (
              <li key={word.id}>
                <WordFacts word={word} />
                <span className="desk-buttons">
                  <Button
                    variant="quiet"
                    onClick={() => onWrite({ text: word.symbol, language: word.language })}
                  >
                    {t('missing.write', { word: word.symbol })}
                  </Button>
                  {status !== 'rejected' && (
                    <Button
                      variant="ghost"
                      disabled={judge.isPending}
                      onClick={() => judge.mutate({ id: word.id, status: 'rejected' })}
                    >
                      {t('missing.reject', { word: word.symbol })}
                    </Button>
                  )}
                  {status !== 'pending' && (
                    <Button
                      variant="ghost"
                      disabled={judge.isPending}
                      onClick={() => judge.mutate({ id: word.id, status: 'pending' })}
                    >
                      {t('missing.back', { word: word.symbol })}
                    </Button>
                  )}
                </span>
              </li>
            ))}
          </ul>
        )}
      </ListPages>
    </section>
  );
}

function WordFacts({ word: { symbol, language, count, places } }: { readonly word: MissingSymbol }) {
  const { t } = useTranslation('dictionary-admin');
  return (
    <p>
      <strong lang={language}>{symbol}</strong>{' '}
      <span className="text-muted">
        {t(`language.${language}`)} · {t('missing.dreams', { count })}
      </span>
      {places.map(({ before, after, count: times }) => (
        <span key={`${before} ${after}`} className="desk-place">
          {t(`wordKind.${before}`)} … {t(`wordKind.${after}`)} ×{times}
        </span>
      ))}
    </p>
  );
}
