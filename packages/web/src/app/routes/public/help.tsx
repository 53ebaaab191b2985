import { Article } from '#web/features/site/public-pages/article.tsx';

export function HelpPage() {
  return <Article namespace="help" />;
}
