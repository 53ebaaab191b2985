import { X } from 'lucide-react';
import { Toast as RadixToast } from 'radix-ui';
import { useTranslation } from 'react-i18next';
import { classNames } from '#web/lib/class-names.ts';
import { useStore } from '#web/lib/store.ts';
import { currentToast, dismissToast, type Toast, toastDuration } from './toast-store.ts';

function ToastCard({ shown }: { readonly shown: Toast }) {
  const { t } = useTranslation('common');
  const { action } = shown;
  return (
    <RadixToast.Root
      key={shown.id}
      open={shown.isOpen}
      onOpenChange={(isOpen) => !isOpen && dismissToast(shown.id)}
      type={shown.variant === 'destructive' ? 'foreground' : 'background'}
      className={classNames('toast', shown.variant === 'destructive' && 'toast-destructive')}
    >
      <div className="min-w-0 flex-1 py-3">
        <RadixToast.Title className="font-semibold">{shown.title}</RadixToast.Title>
        {shown.description && (
          <RadixToast.Description className="mt-0.5 text-muted">{shown.description}</RadixToast.Description>
        )}
      </div>
      {action && (
        <RadixToast.Action
          altText={action.label}
          className="button button-ghost shrink-0"
          onClick={action.onClick}
        >
          {action.label}
        </RadixToast.Action>
      )}
      <RadixToast.Close className="icon-button shrink-0" aria-label={t('close')}>
        <X size={18} aria-hidden />
      </RadixToast.Close>
    </RadixToast.Root>
  );
}

/** Where toasts appear. Mounted once; show one with `toast(...)`. */
export function Toaster() {
  const { t } = useTranslation('common');
  const shown = useStore(currentToast);
  return (
    <RadixToast.Provider
      duration={shown?.duration ?? toastDuration}
      swipeThreshold={50}
      label={t('notification')}
    >
      {shown && <ToastCard shown={shown} />}
      <RadixToast.Viewport className="toast-viewport" label={t('notifications')} />
    </RadixToast.Provider>
  );
}
