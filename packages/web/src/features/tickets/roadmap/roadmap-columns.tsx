import type { Roadmap } from '@chitta/contract';
import { roadmapColumns } from '@chitta/contract/limits';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { feedbackPaths } from '#web/lib/addresses/feedback-paths.ts';
import './roadmap.css';

type Entry = Roadmap['planned'][number];

interface EntryProps {
  readonly entry: Entry;
  /** Members can open it, and vote there. */
  readonly isMember: boolean;
}

function RoadmapEntry({ entry: { id, title, category, upvotes, plannedRelease }, isMember }: EntryProps) {
  const { t } = useTranslation('roadmap');
  return (
    <li className="roadmap-entry">
      {isMember ? (
        <Link to={feedbackPaths.feedback} search={{ ticket: id }} className="link">
          {title}
        </Link>
      ) : (
        <p>{title}</p>
      )}
      <p className="roadmap-facts">
        {plannedRelease && (
          <span className="roadmap-release">{t('release', { release: plannedRelease })}</span>
        )}
        <span>{t(`feedback:category.${category}`)}</span>
        <span>{t('feedback:votes', { count: upvotes })}</span>
      </p>
    </li>
  );
}

interface RoadmapColumnsProps {
  readonly roadmap: Roadmap;
  readonly isMember: boolean;
}

/** What is planned, what is being worked on, what is there: each with its release and votes. */
export function RoadmapColumns({ roadmap, isMember }: RoadmapColumnsProps) {
  const { t } = useTranslation('roadmap');
  // Three headings over nothing would say less than one sentence.
  if (roadmapColumns.every((column) => roadmap[column].length === 0))
    return <p className="roadmap-none">{t('none')}</p>;
  return (
    <div className="roadmap-columns">
      {roadmapColumns.map((column) => (
        <section key={column} aria-labelledby={`roadmap-${column}`} className="roadmap-column">
          <h2 id={`roadmap-${column}`}>{t(`columns.${column}`)}</h2>
          {roadmap[column].length === 0 && <p className="text-muted">{t(`empty.${column}`)}</p>}
          <ul>
            {roadmap[column].map((entry) => (
              <RoadmapEntry key={entry.id} entry={entry} isMember={isMember} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
