import { Article } from '#web/features/public-pages/article.tsx';

export function TermsOfServicePage() {
  return <Article namespace="terms" />;
}
