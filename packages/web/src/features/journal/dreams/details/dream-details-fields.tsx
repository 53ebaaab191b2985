import { journalTitle } from '@chitta/contract/journal-title';
import { type DreamCategory, dreamTitle } from '@chitta/contract/limits';
import { useTranslation } from 'react-i18next';
import { TextField } from '#web/ui/text-field.tsx';
import { CategoryField } from './category-field.tsx';
import { NightField } from './night-field.tsx';
import { TagsField } from './tags-field.tsx';
import './details.css';

/** What a dream is filed under. */
export interface DreamDetails {
  readonly title: string;
  readonly category: DreamCategory | null;
  readonly tags: readonly string[];
  /** The day on which its night ended, `YYYY-MM-DD`; missing where nothing was said of it. */
  readonly night?: string | undefined;
}

interface DreamDetailsFieldsProps {
  readonly content: string;
  readonly value: DreamDetails;
  readonly onChange: (changes: Partial<DreamDetails>) => void;
  /** The member's; nights are those of their calendar. */
  readonly zone: string;
  /** Two images of the dream, by which the journal calls it where the first sentence is too long for a title. */
  readonly proposal?: string | null | undefined;
}

/** What stands in without a title of one's own, as the journal shows it. */
function standIn(content: string, proposal: string | null | undefined): string {
  const title = journalTitle(content);
  return title.endsWith('…') && proposal ? proposal : title;
}

/** Title, night, category and tags. Without a title of one's own another stands in, and is shown doing so. */
export function DreamDetailsFields({ content, value, onChange, zone, proposal }: DreamDetailsFieldsProps) {
  const { t } = useTranslation('dreams');
  return (
    <div className="grid gap-5">
      <TextField
        label={t('details.title')}
        value={value.title}
        placeholder={standIn(content, proposal)}
        maxLength={dreamTitle.max}
        autoComplete="off"
        onChange={({ target }) => onChange({ title: target.value })}
      />
      <NightField value={value.night} zone={zone} onChange={(night) => onChange({ night })} />
      <CategoryField value={value.category} onChange={(category) => onChange({ category })} />
      <TagsField value={value.tags} onChange={(tags) => onChange({ tags })} />
    </div>
  );
}
