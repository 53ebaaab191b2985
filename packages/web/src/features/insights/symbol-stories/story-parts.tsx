import type { SymbolStory } from '@chitta/contract';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { insightsPaths } from '#web/lib/addresses/insights-paths.ts';
import { formatDay } from '#web/lib/format/format-day.ts';
import { BarList } from '#web/ui/charts/bar-list.tsx';
import { ChartFigure } from '#web/ui/charts/chart-figure.tsx';
import { GroupGlyph } from '#web/ui/symbol-groups/group-glyph.tsx';

export const dayWords = (night: string) => formatDay(`${night}T12:00:00Z`, 'UTC');

interface PartProps {
  readonly story: SymbolStory;
}

/** What is otherwise in its later dreams than in the earlier ones. */
export function StoryChanges({ story }: PartProps) {
  const { t } = useTranslation('symbol-stories');
  if (story.changes.length === 0) return null;
  const sideOf = (side: { readonly value: string; readonly name: string | null }) =>
    side.name ?? (side.value === 'dreamer' || side.value === 'other' ? t(`actor.${side.value}`) : side.value);
  return (
    <section aria-labelledby="story-changes">
      <h2 id="story-changes">{t('changes')}</h2>
      <ul className="story-changes">
        {story.changes.map((change) => (
          <li key={change.kind}>
            {t(`change.${change.kind}`, {
              before: sideOf(change.before),
              after: sideOf(change.after),
              since: dayWords(change.since),
            })}
            <span className="text-muted">
              {t('changeCounts', {
                before: change.before.count,
                ofBefore: change.before.of,
                after: change.after.count,
                ofAfter: change.after.of,
              })}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** In which conditions it was, and who acted. */
export function StoryConditions({ story }: PartProps) {
  const { t } = useTranslation(['symbol-stories', 'charts']);
  const { conditions, actors } = story;
  const acted = actors.dreamer + actors.other;
  const [first] = conditions;
  return (
    <>
      {first && (
        <ChartFigure
          finding={t('conditions.finding', {
            condition: first.name,
            dreams: t('dreams', { count: first.count }),
          })}
          unit={t('conditions.unit')}
          file={`${story.slug}-conditions`}
          table={{
            label: t('charts:table'),
            columns: [
              t('conditions.condition'),
              t('conditions.dreams'),
              t('conditions.first'),
              t('conditions.last'),
            ],
            rows: conditions.map(({ name, count, firstNight, lastNight }) => [
              name,
              String(count),
              dayWords(firstNight),
              dayWords(lastNight),
            ]),
          }}
        >
          <BarList
            bars={conditions.map(({ slug, name, count }) => ({
              id: slug,
              name,
              plainName: name,
              value: count,
              text: String(count),
            }))}
          />
        </ChartFigure>
      )}
      {acted > 0 && (
        <p>{t('actors', { dreamer: actors.dreamer, other: actors.other, unknown: actors.unknown })}</p>
      )}
    </>
  );
}

/** What the dictionary and the member say of it, and how often readings that spoke of it fitted. */
export function StoryMeaning({ story }: PartProps) {
  const { t } = useTranslation('symbol-stories');
  const { meaning, own, fit } = story;
  return (
    <section aria-labelledby="story-meaning" className="story-meaning">
      <h2 id="story-meaning">{t('meaning')}</h2>
      {meaning !== '' && <p>{t('dictionary', { meaning })}</p>}
      {own && <p>{t('own', { description: own.description || own.personalContext })}</p>}
      {fit ? (
        <p className="text-muted">{t('fit', { fitted: fit.fitted, count: fit.answered })}</p>
      ) : (
        <p className="text-muted">{t('noFit')}</p>
      )}
    </section>
  );
}

/** What it comes together with. */
export function StoryMeets({ story }: PartProps) {
  const { t } = useTranslation('symbol-stories');
  if (story.meets.length === 0) return null;
  return (
    <section aria-labelledby="story-meets">
      <h2 id="story-meets">{t('meets')}</h2>
      <ul className="story-meets">
        {story.meets.map(({ slug, name, group, together }) => (
          <li key={slug}>
            <GroupGlyph group={group} />
            <Link to={insightsPaths.symbol} params={{ slug }} className="link">
              {name}
            </Link>
            <span className="text-muted">{t('dreams', { count: together })}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
