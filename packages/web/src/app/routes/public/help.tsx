import { Article } from '#web/features/public-pages/article.tsx';

export function HelpPage() {
  return <Article namespace="help" />;
}
