import { FlaskConical } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import './payment-sandbox.css';

interface SandboxPageProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** Every page of the sandbox says first that nothing of it is real money. */
export function SandboxPage({ title, children }: SandboxPageProps) {
  const { t } = useTranslation('payment-sandbox');
  return (
    <div className="settings-page">
      <header className="grid gap-4">
        <p className="sandbox-banner">
          <FlaskConical size={20} aria-hidden />
          {t('notReal')}
        </p>
        <h1 className="page-title">{title}</h1>
      </header>
      {children}
    </div>
  );
}
