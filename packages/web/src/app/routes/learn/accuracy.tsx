import { JudgedTable } from '#web/features/site/public-pages/accuracy/judged-table.tsx';
import { RecognitionTable } from '#web/features/site/public-pages/accuracy/recognition-table.tsx';
import { Article } from '#web/features/site/public-pages/article.tsx';

/** The measured figures of recognition and of readings, and what they stand on. */
export function AccuracyPage() {
  return (
    <Article namespace="accuracy">
      <RecognitionTable />
      <JudgedTable />
    </Article>
  );
}
