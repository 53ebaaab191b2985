import { Article } from '#web/features/site/public-pages/article.tsx';

export function TermsOfServicePage() {
  return <Article namespace="terms" />;
}
