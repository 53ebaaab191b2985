import type { StoryOccurrence, SymbolStory } from '@chitta/contract';
import { shownTitle } from '@chitta/contract/shown-title';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { paths } from '#web/lib/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { groupFamily } from '#web/ui/symbol-groups/group-family.ts';
import { GroupGlyph } from '#web/ui/symbol-groups/group-glyph.tsx';
import { dayWords, StoryChanges, StoryConditions, StoryMeaning, StoryMeets } from './story-parts.tsx';
import './symbol-stories.css';

/** What one dream says of the symbol. */
function Occurrence({ occurrence }: { readonly occurrence: StoryOccurrence }) {
  const { t } = useTranslation('symbol-stories');
  const { dreamId, title, language, night, condition, actor, reading, fit } = occurrence;
  const said = [actor && t(`acted.${actor}`), fit && t(`fitted.${fit}`)].filter((words) => words !== null);
  return (
    <li className="story-dream">
      <p className="text-muted">{dayWords(night)}</p>
      <h3>
        <Link to={paths.journalDream} params={{ dreamId: String(dreamId) }} className="link">
          <span lang={language}>{shownTitle(title)}</span>
        </Link>
      </h3>
      {(condition !== null || said.length > 0) && (
        <p>
          {condition && <span lang={language}>{t('said', { words: condition.text })}</span>}
          {condition && said.length > 0 && ' · '}
          {said.join(' · ')}
        </p>
      )}
      {reading && (
        <blockquote lang={language} className="story-reading">
          {reading}
        </blockquote>
      )}
    </li>
  );
}

interface SymbolStoryViewProps {
  readonly story: SymbolStory;
  readonly occurrences: readonly StoryOccurrence[];
  /** Null: there are no more. */
  readonly onMore: (() => void) | null;
  readonly isLoadingMore: boolean;
}

/** A symbol through the member's own dreams: when, how it was, who acted, what changed, what it meets. */
export function SymbolStoryView({ story, occurrences, onMore, isLoadingMore }: SymbolStoryViewProps) {
  const { t } = useTranslation(['symbol-stories', 'sky']);
  const { name, group, count, firstNight, lastNight } = story;
  return (
    <article className="story">
      <header>
        <h1 className="page-title story-name">
          <GroupGlyph group={group} size={22} />
          {name}
        </h1>
        <p className="story-lead">
          {t(firstNight === lastNight ? 'leadOnce' : 'lead', {
            kind: t(`sky:kind.${groupFamily(group)}`),
            dreams: t('dreams', { count }),
            first: dayWords(firstNight),
            last: dayWords(lastNight),
          })}
        </p>
      </header>
      <StoryChanges story={story} />
      <div className="story-columns">
        <div className="story-beside">
          <StoryMeaning story={story} />
          <StoryConditions story={story} />
          <StoryMeets story={story} />
        </div>
        <section aria-labelledby="story-dreams">
          <h2 id="story-dreams">{t('occurrences')}</h2>
          <ol className="story-dreams">
            {occurrences.map((occurrence) => (
              <Occurrence key={occurrence.dreamId} occurrence={occurrence} />
            ))}
          </ol>
          {onMore && (
            <Button variant="quiet" isBusy={isLoadingMore} onClick={onMore}>
              {t('more')}
            </Button>
          )}
        </section>
      </div>
    </article>
  );
}
