import { Article } from '#web/features/site/public-pages/article.tsx';
import { ResetAppButton } from '#web/features/site/public-pages/reset-app-button.tsx';

export function CacheHelpPage() {
  return (
    <Article namespace="cache-help">
      <ResetAppButton />
    </Article>
  );
}
