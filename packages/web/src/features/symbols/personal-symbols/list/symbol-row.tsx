import type { PersonalSymbol } from '@chitta/contract';
import { Pencil, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '#web/ui/icon-button.tsx';
import { GroupGlyph } from '#web/ui/symbol-groups/group-glyph.tsx';

interface SymbolRowProps {
  readonly symbol: PersonalSymbol;
  readonly onEdit: () => void;
  readonly onRemove: () => void;
}

/** One symbol with its meaning, how often it was dreamt, and what can be done with it. */
export function SymbolRow({ symbol, onEdit, onRemove }: SymbolRowProps) {
  const { t } = useTranslation('personal-symbols');
  const { name, group, language, description, variations, frequency, emotionalImpact, personalContext } =
    symbol;
  return (
    <li className="symbol-row">
      <GroupGlyph group={group} size={18} className="symbol-row-glyph" />
      <div className="min-w-0">
        <h2 className="symbol-row-name" lang={language}>
          {name}
        </h2>
        <p className="symbol-row-facts">
          {[
            symbol.category,
            t('row.frequency', { count: frequency }),
            ...(emotionalImpact === null ? [] : [t(`feeling.${emotionalImpact}`)]),
          ].join(' · ')}
        </p>
        {description ? (
          <p lang={language}>{description}</p>
        ) : (
          <p className="symbol-row-facts">{t('row.noMeaning')}</p>
        )}
        {personalContext && <p className="symbol-row-context">{personalContext}</p>}
        {variations.length > 0 && (
          <p className="symbol-row-facts">{t('row.variations', { words: variations.join(', ') })}</p>
        )}
      </div>
      <div className="symbol-row-actions">
        <IconButton label={t('row.edit', { name })} onClick={onEdit}>
          <Pencil size={18} aria-hidden />
        </IconButton>
        <IconButton label={t('row.remove', { name })} onClick={onRemove}>
          <Trash2 size={18} aria-hidden />
        </IconButton>
      </div>
    </li>
  );
}
