import { EmailTest } from '#web/features/email-test/email-test.tsx';

export function EmailTestPage() {
  return <EmailTest />;
}
