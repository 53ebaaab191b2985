import type { CommunityPost } from '@chitta/contract';
import { useTranslation } from 'react-i18next';

function Reading({ post: { headline, reading, language } }: { readonly post: CommunityPost }) {
  // The headline stands above it.
  const sentences = reading.filter(({ part }) => part !== 'headline');
  const paragraphs = [...new Set(sentences.map(({ paragraph }) => paragraph))];
  return (
    <>
      {headline && (
        <p className="community-headline" lang={language}>
          {headline}
        </p>
      )}
      {paragraphs.map((paragraph) => (
        <p key={paragraph} lang={language}>
          {sentences
            .filter((sentence) => sentence.paragraph === paragraph)
            .map(({ text }) => text)
            .join(' ')}
        </p>
      ))}
    </>
  );
}

function Symbols({ post: { symbols, language } }: { readonly post: CommunityPost }) {
  const { t } = useTranslation('community');
  return (
    <>
      <p className="community-kind">{t('symbols')}</p>
      <ul className="community-symbols" lang={language}>
        {symbols.map(({ id, name }) => (
          <li key={id} className="community-symbol">
            {name}
          </li>
        ))}
      </ul>
    </>
  );
}

/** What was shared, in its own language. */
export function PostBody({ post }: { readonly post: CommunityPost }) {
  return (
    <div className="community-body">
      {post.kind === 'reading' && <Reading post={post} />}
      {post.kind === 'symbols' && <Symbols post={post} />}
      {post.text !== null && (
        <p className="community-dream" lang={post.language}>
          {post.text}
        </p>
      )}
    </div>
  );
}
