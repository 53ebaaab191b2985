import { Article } from '#web/features/public-pages/article.tsx';

export function PrivacyPolicyPage() {
  return <Article namespace="privacy" />;
}
