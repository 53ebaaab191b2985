import type { SessionUser } from '@chitta/contract';
import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSession } from '#web/lib/session.ts';
import { Button } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { type ResendState, useResend } from './email-verification.api.ts';
import './verification-prompt.css';

interface VerificationPromptProps {
  readonly variant: 'banner' | 'badge' | 'subtle';
  /** Puts the banner aside; the other variants stay. */
  readonly onDismiss?: () => void;
}

/** Asks a member whose address is not verified yet to do that; nothing for everyone else. */
export function VerificationPrompt({ variant, onDismiss }: VerificationPromptProps) {
  const { user } = useSession();
  const { state, resend } = useResend();
  if (!user || user.emailVerified) return null;
  return (
    <div className={`verification-prompt verification-${variant}`}>
      <PromptText variant={variant} user={user} state={state} />
      <ResendButton state={state} onClick={resend} />
      {onDismiss && <DismissButton onClick={onDismiss} />}
    </div>
  );
}

interface PromptTextProps {
  readonly variant: VerificationPromptProps['variant'];
  readonly user: SessionUser;
  readonly state: ResendState;
}

function PromptText({ variant, user, state }: PromptTextProps) {
  const { t } = useTranslation('email-verification');
  const isSent = state === 'sent';
  return (
    <p className="verification-text" role="status">
      {isSent && t('prompt.sent')}
      {!isSent && variant === 'badge' && <span className="verification-mark">{t('prompt.badge')}</span>}
      {!isSent && variant === 'subtle' && t('prompt.subtle')}
      {!isSent && variant === 'banner' && (
        <>
          <span className="verification-narrow">{t('prompt.text')}</span>
          <span className="verification-wide">{t('prompt.textWide', { email: user.email })}</span>
        </>
      )}
    </p>
  );
}

/** Keeps its place while it says that the mail is on its way. */
function ResendButton({ state, onClick }: { readonly state: ResendState; readonly onClick: () => void }) {
  const { t } = useTranslation('email-verification');
  if (state === 'sent') return null;
  return (
    <Button variant="ghost" isBusy={state === 'sending'} onClick={onClick}>
      {state === 'sending' ? t('prompt.sending') : t('prompt.send')}
    </Button>
  );
}

function DismissButton({ onClick }: { readonly onClick: () => void }) {
  const { t } = useTranslation('email-verification');
  return (
    <IconButton label={t('prompt.dismiss')} onClick={onClick}>
      <X size={20} aria-hidden />
    </IconButton>
  );
}
