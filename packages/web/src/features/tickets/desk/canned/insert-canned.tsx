import { type Language, languages } from '@chitta/contract/limits';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '#web/lib/i18n.ts';
import { Button } from '#web/ui/button.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { cannedAnswersQuery } from './canned-answers.api.ts';

interface InsertCannedProps {
  /** Of the member's browser, where it is known. */
  readonly language: string | undefined;
  readonly onInsert: (text: string) => void;
}

const languageOf = (tag: string | undefined): Language | undefined =>
  languages.find((each) => tag?.toLowerCase().startsWith(each));

/** Puts a canned answer into what is being written, in the language that the member seems to read. */
export function InsertCanned({ language, onInsert }: InsertCannedProps) {
  const { t } = useTranslation('tickets-desk');
  const { data = [] } = useQuery(cannedAnswersQuery);
  const [chosen, setChosen] = useState('');
  const [inLanguage, setInLanguage] = useState<Language>(languageOf(language) ?? currentLanguage());
  if (data.length === 0) return null;
  const answer = data.find(({ id }) => String(id) === chosen);
  return (
    <div className="desk-canned">
      <SelectField
        label={t('canned.choose')}
        value={answer ? chosen : ''}
        onChange={({ target }) => setChosen(target.value)}
      >
        <option value="">{t('canned.none')}</option>
        {data.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={t('canned.language')}
        value={inLanguage}
        onChange={({ target }) => setInLanguage(languageOf(target.value) ?? inLanguage)}
      >
        {languages.map((each) => (
          <option key={each} value={each}>
            {t(`languages.${each}`)}
          </option>
        ))}
      </SelectField>
      <Button
        variant="quiet"
        disabled={!answer}
        onClick={() => {
          if (answer) onInsert(answer.texts[inLanguage]);
          setChosen('');
        }}
      >
        {t('canned.insert')}
      </Button>
      {answer && (
        <blockquote className="desk-canned-preview" lang={inLanguage}>
          {answer.texts[inLanguage]}
        </blockquote>
      )}
    </div>
  );
}
