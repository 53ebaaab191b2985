import { type DreamCategory, dreamCategories } from '@chitta/contract/limits';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { CategoryIcon } from './category-mark.tsx';

interface CategoryFieldProps {
  readonly value: DreamCategory | null;
  readonly onChange: (category: DreamCategory | null) => void;
}

/** One category or none; pressing the chosen one again takes it back. */
export function CategoryField({ value, onChange }: CategoryFieldProps) {
  const { t } = useTranslation('dreams');
  const name = useId();
  return (
    <fieldset className="category-field">
      <legend className="field-label">{t('details.category')}</legend>
      <div className="chips">
        {dreamCategories.map((category) => (
          <label key={category} className="chip">
            <input
              type="checkbox"
              name={name}
              checked={value === category}
              onChange={() => onChange(value === category ? null : category)}
              className="sr-only"
            />
            <CategoryIcon category={category} />
            {t(`category.${category}`)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
