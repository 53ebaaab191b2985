import { useModelSentence } from '#web/features/journal/deepened-readings/use-model-sentence.ts';
import { Article } from '#web/features/site/public-pages/article.tsx';
import { useSession } from '#web/lib/session.ts';

/** Members read beside the policy which model and host this server has. */
export function PrivacyPolicyPage() {
  const { status } = useSession();
  const sentence = useModelSentence(status === 'signed-in');
  return <Article namespace="privacy">{sentence && <p>{sentence}</p>}</Article>;
}
