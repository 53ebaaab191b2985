import type { DeskProblem } from '@chitta/contract';
import { type Language, languages, symbolGroups } from '@chitta/contract/limits';
import { useTranslation } from 'react-i18next';
import { AreaField } from '#web/ui/area-field.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { SwitchField } from '#web/ui/switch-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { type DraftField, type EntryDraft, fieldsOf } from './entry-draft.ts';
import { problemsAt } from './field-problems.ts';
import { useRuleText } from './use-rule-text.ts';

interface FormProps {
  readonly draft: EntryDraft;
  /** What the rules find in it, as far as they were asked. */
  readonly problems: readonly DeskProblem[];
  readonly onWrite: (draft: EntryDraft) => void;
}

/** The head of an entry, and its texts in both languages side by side. */
export function EntryForm({ draft, problems, onWrite }: FormProps) {
  const { t } = useTranslation('dictionary-admin');
  return (
    <div className="grid gap-6">
      <EntryHead draft={draft} onWrite={onWrite} />
      <div className="desk-languages">
        {languages.map((language) => (
          <fieldset key={language} lang={language} className="desk-language">
            <legend lang={undefined}>{t(`language.${language}`)}</legend>
            {fieldsOf[draft.kind].map((field) => (
              <TextOf key={field.name} {...{ draft, problems, onWrite, language, field }} />
            ))}
          </fieldset>
        ))}
      </div>
    </div>
  );
}

function EntryHead({ draft, onWrite }: Omit<FormProps, 'problems'>) {
  const { t } = useTranslation('dictionary-admin');
  const { kind } = draft;
  const set = (changes: Partial<EntryDraft>) => onWrite({ ...draft, ...changes });
  return (
    <div className="desk-head">
      {(kind === 'symbol' || kind === 'class') && (
        <SelectField
          label={t('field.group')}
          value={draft.group}
          onChange={({ target }) =>
            set({ group: symbolGroups.find((each) => each === target.value) ?? draft.group })
          }
        >
          {symbolGroups.map((group) => (
            <option key={group} value={group}>
              {t(`group.${group}`)}
            </option>
          ))}
        </SelectField>
      )}
      {kind === 'symbol' && (
        <>
          <SwitchField
            label={t('field.common')}
            hint={t('hint.common')}
            isOn={draft.isCommon}
            onChange={(isCommon) => set({ isCommon })}
          />
          <SwitchField
            label={t('field.vital')}
            hint={t('hint.vital')}
            isOn={draft.isVital}
            onChange={(isVital) => set({ isVital })}
          />
          <SwitchField
            label={t('field.sourced')}
            hint={t('hint.sourced')}
            isOn={draft.isSourced}
            onChange={(isSourced) => set({ isSourced })}
          />
        </>
      )}
      {kind === 'combined' && (
        <TextField
          label={t('field.parts')}
          hint={t('hint.parts')}
          value={draft.parts}
          onChange={({ target }) => set({ parts: target.value })}
        />
      )}
      {kind === 'celebrity' && (
        <TextField
          label={t('field.also')}
          hint={t('hint.list')}
          value={draft.also}
          onChange={({ target }) => set({ also: target.value })}
        />
      )}
    </div>
  );
}

interface TextProps extends FormProps {
  readonly language: Language;
  readonly field: DraftField;
}

function TextOf({ draft, problems, onWrite, language, field: { name, rows, isList } }: TextProps) {
  const { t } = useTranslation('dictionary-admin');
  const value = draft.texts[language][name] ?? '';
  const label = t(`field.${name}` as 'field.name');
  const write = (text: string) => {
    const texts = { ...draft.texts, [language]: { ...draft.texts[language], [name]: text } };
    onWrite({ ...draft, texts });
  };
  const { i18n } = useTranslation();
  const ruleText = useRuleText();
  const isRuled = i18n.exists(`dictionary-admin:hint.${name}`);
  const ruled = isRuled ? t(`hint.${name}` as 'hint.meaning') : undefined;
  const hint = isList || name === 'words' ? t('hint.list') : ruled;
  const found = problemsAt(problems, { own: draft.key, language, field: name });
  const error = found.map((problem) => ruleText(problem) ?? problem.message).join(' ') || undefined;
  return rows === 1 ? (
    <TextField
      label={label}
      hint={hint}
      error={error}
      value={value}
      onChange={({ target }) => write(target.value)}
    />
  ) : (
    <AreaField
      label={label}
      hint={hint}
      error={error}
      rows={rows}
      value={value}
      onWrite={(text) => write(inOneLine(text))}
    />
  );
}

/** No entry has line breaks: what is pasted with some becomes one line. A space that is just typed stays. */
const inOneLine = (text: string) =>
  text.includes('\n')
    ? text
        .split('\n')
        .map((part) => part.trim())
        .join(' ')
    : text;
