import { journalTitle } from '@chitta/contract/journal-title';
import { type DreamCategory, dreamTitle } from '@chitta/contract/limits';
import { useTranslation } from 'react-i18next';
import { TextField } from '#web/ui/text-field.tsx';
import { CategoryField } from './category-field.tsx';
import { TagsField } from './tags-field.tsx';
import './details.css';

/** What a dream is filed under. */
export interface DreamDetails {
  readonly title: string;
  readonly category: DreamCategory | null;
  readonly tags: readonly string[];
}

interface DreamDetailsFieldsProps {
  readonly content: string;
  readonly value: DreamDetails;
  readonly onChange: (changes: Partial<DreamDetails>) => void;
}

/** Title, category and tags. Without a title of one's own the first sentence stands in, and is shown doing so. */
export function DreamDetailsFields({ content, value, onChange }: DreamDetailsFieldsProps) {
  const { t } = useTranslation('dreams');
  return (
    <div className="grid gap-5">
      <TextField
        label={t('details.title')}
        value={value.title}
        placeholder={journalTitle(content)}
        maxLength={dreamTitle.max}
        autoComplete="off"
        onChange={({ target }) => onChange({ title: target.value })}
      />
      <CategoryField value={value.category} onChange={(category) => onChange({ category })} />
      <TagsField value={value.tags} onChange={(tags) => onChange({ tags })} />
    </div>
  );
}
