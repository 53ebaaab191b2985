import { type DreamCategory, type DreamFeeling, dreamTitle } from '@chitta/contract/limits';
import { useTranslation } from 'react-i18next';
import { TextField } from '#web/ui/text-field.tsx';
import { CategoryField } from './category-field.tsx';
import { FeelingsField } from './feelings-field.tsx';
import { NightField } from './night-field.tsx';
import { standInTitle } from './stand-in-title.ts';
import { TagsField } from './tags-field.tsx';
import './details.css';

/** What a dream is filed under. */
export interface DreamDetails {
  readonly title: string;
  readonly category: DreamCategory | null;
  readonly tags: readonly string[];
  /** What was felt; missing where nothing was said of it. */
  readonly feelings?: readonly DreamFeeling[] | undefined;
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

/** Title, night, feelings, category and tags. Without a title of one's own another stands in, and is shown doing so. */
export function DreamDetailsFields({ content, value, onChange, zone, proposal }: DreamDetailsFieldsProps) {
  const { t } = useTranslation('dreams');
  return (
    <div className="grid gap-5">
      <TextField
        label={t('details.title')}
        value={value.title}
        placeholder={standInTitle(content, proposal)}
        maxLength={dreamTitle.max}
        autoComplete="off"
        onChange={({ target }) => onChange({ title: target.value })}
      />
      <NightField value={value.night} zone={zone} onChange={(night) => onChange({ night })} />
      <FeelingsField value={value.feelings ?? []} onChange={(feelings) => onChange({ feelings })} />
      <CategoryField value={value.category} onChange={(category) => onChange({ category })} />
      <TagsField value={value.tags} onChange={(tags) => onChange({ tags })} />
    </div>
  );
}
