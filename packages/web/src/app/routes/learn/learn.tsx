import { Article } from '#web/features/public-pages/article.tsx';

export function LearnPage() {
  return <Article namespace="learn" />;
}
