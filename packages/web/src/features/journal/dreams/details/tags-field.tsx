import { dreamTag } from '@chitta/contract/limits';
import { X } from 'lucide-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TextField } from '#web/ui/text-field.tsx';
import { addTags } from './tag-list.ts';

interface TagsFieldProps {
  readonly value: readonly string[];
  readonly onChange: (tags: readonly string[]) => void;
}

/** Tags as a list with a field that adds to it: Enter or a comma ends a tag, Backspace takes the last one back. */
export function TagsField({ value, onChange }: TagsFieldProps) {
  const { t } = useTranslation('dreams');
  const [typed, setTyped] = useState('');
  const listRef = useRef<HTMLDivElement>(null);
  const isFull = value.length >= dreamTag.perDream;

  function commit(text: string) {
    if (text.trim()) onChange(addTags(value, text));
    setTyped('');
  }

  function handleKey(event: KeyboardEvent) {
    if (event.key === 'Enter' && typed.trim() && !event.nativeEvent.isComposing) {
      event.preventDefault();
      commit(typed);
    }
    if (event.key === 'Backspace' && typed === '' && value.length > 0) onChange(value.slice(0, -1));
  }

  function remove(tag: string) {
    onChange(value.filter((other) => other !== tag));
    listRef.current?.querySelector('input')?.focus();
  }

  return (
    <div ref={listRef} className="grid gap-2">
      <TextField
        label={t('details.tags')}
        hint={t('details.tagsHint', { count: dreamTag.perDream })}
        value={typed}
        // Not disabled: that would take the focus away with the last tag, and the key that takes one back.
        readOnly={isFull}
        maxLength={200}
        enterKeyHint="done"
        autoCapitalize="none"
        onChange={({ target }) => (/[,;]/.test(target.value) ? commit(target.value) : setTyped(target.value))}
        onKeyDown={handleKey}
        onBlur={() => commit(typed)}
      />
      {value.length > 0 && (
        <ul className="chips" aria-label={t('details.tags')}>
          {value.map((tag) => (
            <li key={tag} className="chip chip-tag">
              {tag}
              <button type="button" onClick={() => remove(tag)} aria-label={t('details.removeTag', { tag })}>
                <X size={16} aria-hidden />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
