import { importColumns } from '@chitta/contract/limits';
import { useTranslation } from 'react-i18next';
import { SelectField } from '#web/ui/select-field.tsx';

type Role = (typeof importColumns)[number];

interface Column {
  readonly name: string;
  readonly sample: string;
  readonly role: Role | null;
}

interface ColumnsProps {
  readonly columns: readonly Column[];
  readonly onChange: (roles: (Role | null)[]) => void;
}

/** What each column of a table holds. A role that is given to another column leaves the one it had. */
export function Columns({ columns, onChange }: ColumnsProps) {
  const { t } = useTranslation('imports');
  const give = (index: number, value: string) => {
    const role = importColumns.find((known) => known === value) ?? null;
    onChange(
      columns.map((column, place) => (place === index ? role : column.role === role ? null : column.role)),
    );
  };
  return (
    <div className="import-columns">
      {[...columns.entries()].map(([index, { name, sample, role }]) => (
        <SelectField
          key={index}
          label={name || t('columns.unnamed', { number: index + 1 })}
          hint={sample ? t('columns.sample', { sample }) : undefined}
          value={role ?? ''}
          onChange={({ target }) => give(index, target.value)}
        >
          <option value="">{t('columns.none')}</option>
          {importColumns.map((known) => (
            <option key={known} value={known}>
              {t(`columns.${known}`)}
            </option>
          ))}
        </SelectField>
      ))}
    </div>
  );
}
