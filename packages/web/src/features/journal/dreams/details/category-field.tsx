import { type DreamCategory, dreamCategories } from '@chitta/contract/limits';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { CategoryIcon } from './category-mark.tsx';

interface CategoryFieldProps {
  readonly value: DreamCategory | null;
  readonly onChange: (category: DreamCategory | null) => void;
}

/** One category or none: one choice, and one stop for the keyboard. */
export function CategoryField({ value, onChange }: CategoryFieldProps) {
  const { t } = useTranslation('dreams');
  const name = useId();
  return (
    <fieldset className="category-field">
      <legend className="field-label">{t('details.category')}</legend>
      <div className="chips">
        {[null, ...dreamCategories].map((category) => (
          <label key={category} className="chip">
            <input
              type="radio"
              name={name}
              checked={value === category}
              onChange={() => onChange(category)}
              className="sr-only"
            />
            {category && <CategoryIcon category={category} />}
            {category ? t(`category.${category}`) : t('details.noCategory')}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
