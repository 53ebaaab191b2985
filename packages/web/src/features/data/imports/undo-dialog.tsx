import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';

interface UndoDialogProps {
  readonly isOpen: boolean;
  /** Dreams and consultations. */
  readonly changed: readonly { readonly id: number | string; readonly title: string }[];
  readonly onClose: () => void;
  readonly onChoose: (changed: 'keep' | 'take') => void;
}

/** Names what were changed since, and asks what becomes of it. */
export function UndoDialog({ isOpen, changed, onClose, onChoose }: UndoDialogProps) {
  const { t } = useTranslation('imports');
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('undo.title')}>
      <div className="import-part">
        <p>{t('undo.text', { count: changed.length })}</p>
        <ul className="import-changed">
          {changed.map(({ id, title }) => (
            <li key={id}>{title}</li>
          ))}
        </ul>
        <div className="import-actions">
          <Button onClick={() => onChoose('keep')}>{t('undo.keep')}</Button>
          <Button variant="danger" onClick={() => onChoose('take')}>
            {t('undo.take')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
