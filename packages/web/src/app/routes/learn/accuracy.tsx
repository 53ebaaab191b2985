import { FiguresTable } from '#web/features/site/public-pages/accuracy/figures-table.tsx';
import { Article } from '#web/features/site/public-pages/article.tsx';

/** The measured figures of recognition and what they stand on. */
export function AccuracyPage() {
  return (
    <Article namespace="accuracy">
      <FiguresTable />
    </Article>
  );
}
