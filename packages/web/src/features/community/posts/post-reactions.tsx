import type { CommunityPost } from '@chitta/contract';
import { communityReactions } from '@chitta/contract/limits';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '#web/lib/error-message.ts';
import { hasReacted, useReact } from './posts.api.ts';

interface PostReactionsProps {
  readonly post: CommunityPost;
  /** Whether the asker can react: not to what is their own. */
  readonly canReact: boolean;
}

/** A few words with one press. Nobody is counted. */
export function PostReactions({ post, canReact }: PostReactionsProps) {
  const { t } = useTranslation('community');
  const react = useReact(post.id);
  const said = post.reactions.filter(({ isMine, others }) => isMine || others === 'some');
  if (!canReact && said.length === 0) return null;
  return (
    <div className="community-reactions">
      {canReact ? (
        <ul aria-label={t('react.label')}>
          {communityReactions.map((kind) => (
            <li key={kind}>
              <button
                type="button"
                className="community-reaction"
                aria-pressed={hasReacted(post, kind)}
                disabled={react.isPending}
                onClick={() => react.mutate({ kind, isOn: !hasReacted(post, kind) })}
              >
                {t(`react.${kind}`)}
              </button>
            </li>
          ))}
        </ul>
      ) : (
        <p className="text-muted text-sm">{said.map(({ kind }) => t(`react.some.${kind}`)).join(' ')}</p>
      )}
      {react.isError && (
        <p role="alert" className="field-error">
          {errorMessage(react.error)}
        </p>
      )}
    </div>
  );
}
