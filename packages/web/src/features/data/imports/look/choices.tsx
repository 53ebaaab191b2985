import type { ChangeImportRequest, ImportView } from '@chitta/contract';
import { useTranslation } from 'react-i18next';
import { SelectField } from '#web/ui/select-field.tsx';
import { SwitchField } from '#web/ui/switch-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { Columns } from './columns.tsx';

interface ChoicesProps {
  readonly view: ImportView;
  readonly isBusy: boolean;
  readonly onChange: (changes: ChangeImportRequest) => void;
}

/** How the files are read. Only what makes a difference for these files is asked. */
export function Choices({ view, isBusy, onChange }: ChoicesProps) {
  const { t } = useTranslation('imports');
  const { choices, counts, kind } = view;
  const hasDates = kind === 'csv' || kind === 'text' || kind === 'docx';
  const hasChoice = hasDates || counts.duplicates > 0;
  if (!hasChoice) return null;
  return (
    <fieldset className="import-choices" aria-busy={isBusy}>
      <legend>{t('choices.title')}</legend>
      {choices.columns && <Columns columns={choices.columns} onChange={(columns) => onChange({ columns })} />}
      {hasDates && (
        <SelectField
          label={t('choices.dateOrder')}
          hint={choices.isDateOrderCertain ? undefined : t('choices.dateOrderOpen')}
          value={choices.dateOrder}
          onChange={({ target }) => onChange({ dateOrder: target.value === 'mdy' ? 'mdy' : 'dmy' })}
        >
          <option value="dmy">{t('choices.dmy')}</option>
          <option value="mdy">{t('choices.mdy')}</option>
        </SelectField>
      )}
      {counts.undated > 0 && (
        <TextField
          type="date"
          label={t('choices.fallbackDay', { count: counts.undated })}
          hint={t('choices.fallbackHint')}
          defaultValue={choices.fallbackDay ?? ''}
          onChange={({ target }) => {
            if (target.value === '' || target.validity.valid) onChange({ fallbackDay: target.value || null });
          }}
        />
      )}
      {counts.duplicates > 0 && (
        <SwitchField
          label={t('choices.duplicates', { count: counts.duplicates })}
          hint={t('choices.duplicatesHint')}
          isOn={choices.leavesOutDuplicates}
          onChange={(leavesOutDuplicates) => onChange({ leavesOutDuplicates })}
        />
      )}
    </fieldset>
  );
}
