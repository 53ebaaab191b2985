import { Article } from '#web/features/public-pages/article.tsx';
import { ResetAppButton } from '#web/features/public-pages/reset-app-button.tsx';

export function CacheHelpPage() {
  return (
    <Article namespace="cache-help">
      <ResetAppButton />
    </Article>
  );
}
