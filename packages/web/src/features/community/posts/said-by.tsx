import { useTranslation } from 'react-i18next';
import { currentLocale } from '#web/lib/format/current-locale.ts';

interface SaidByProps {
  readonly pseudonym: string;
  readonly isMine: boolean;
  readonly at: string;
  readonly isEdited?: boolean;
}

/** Who said it, and on which day: no profile stands behind a pseudonym. */
export function SaidBy({ pseudonym, isMine, at, isEdited = false }: SaidByProps) {
  const { t } = useTranslation('community');
  const day = new Date(at).toLocaleDateString(currentLocale(), { dateStyle: 'medium' });
  return (
    <p className="community-by">
      <b>{pseudonym}</b>
      {isMine && <span> ({t('you')})</span>}
      <span aria-hidden> · </span>
      <time dateTime={at}>{day}</time>
      {isEdited && <span> · {t('edited')}</span>}
    </p>
  );
}
