import { Article } from '#web/features/site/public-pages/article.tsx';

export function LearnPage() {
  return <Article namespace="learn" />;
}
