import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { feedbackPaths } from '#web/lib/addresses/feedback-paths.ts';
import type { themePaths } from '#web/lib/addresses/theme-paths.ts';
import type { Path } from '#web/lib/paths.ts';
import './article.css';

/** One piece of an article: a paragraph, a list of short points, or a link to another page. */
type Block =
  | string
  | { readonly list: readonly string[] }
  | {
      readonly link: Path | typeof themePaths.list | (typeof feedbackPaths)[keyof typeof feedbackPaths];
      readonly text: string;
    };

interface Section {
  readonly id: string;
  readonly title: string;
  readonly blocks: readonly Block[];
}

function BlockView({ block }: { readonly block: Block }) {
  if (typeof block === 'string') return <p>{block}</p>;
  if ('link' in block) {
    return (
      <p className="article-way">
        <Link to={block.link} className="link">
          {block.text}
        </Link>
      </p>
    );
  }
  return (
    <ul>
      {block.list.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ul>
  );
}

interface ArticleProps {
  /** Translation namespace that holds `title`, `lead` and `sections`. */
  readonly namespace: string;
  /** What stands before the first section. */
  readonly children?: ReactNode;
}

/** A page of prose from the translation resources, with a table of contents that stays beside it. */
export function Article({ namespace, children }: ArticleProps) {
  const { t } = useTranslation(namespace);
  const sections = t('sections', { returnObjects: true }) as unknown as readonly Section[];
  return (
    <article className="article">
      <header className="article-head">
        <h1 className="page-title">{t('title')}</h1>
        <p className="article-lead">{t('lead')}</p>
      </header>
      <nav className="article-contents" aria-label={t('app:contents')}>
        <ul>
          {sections.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="article-body">
        {children}
        {sections.map(({ id, title, blocks }) => (
          <section key={id} id={id}>
            <h2>{title}</h2>
            {blocks.map((block) => (
              <BlockView key={JSON.stringify(block)} block={block} />
            ))}
          </section>
        ))}
      </div>
    </article>
  );
}
