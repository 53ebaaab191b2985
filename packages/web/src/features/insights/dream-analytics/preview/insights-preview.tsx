import type { InsightsPreview as Preview } from '@chitta/contract';
import { useTranslation } from 'react-i18next';
import { GroupGlyph } from '#web/ui/symbol-groups/group-glyph.tsx';
import { dayInWords } from '../insight-days.ts';
import '../dream-analytics.css';
import { PreviewSky } from './preview-sky.tsx';
import './insights-preview.css';

/** Fewer dreams than these show little: it is said. */
const few = 5;

function TopSymbols({ symbols }: { readonly symbols: Preview['topSymbols'] }) {
  const { t } = useTranslation('insights-preview');
  if (symbols.length === 0) return null;
  return (
    <section aria-labelledby="preview-top">
      <h2 id="preview-top">{t('top')}</h2>
      <ol className="preview-top">
        {symbols.map(({ slug, name, group, count }) => (
          <li key={slug}>
            <GroupGlyph group={group} size={14} />
            <strong>{name}</strong>
            <span>{t('dreams', { count })}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** What each part would show: real counts, and nothing of what there is nothing for. */
function Parts({ preview }: { readonly preview: Preview }) {
  const { t } = useTranslation('insights-preview');
  const { symbols, meetings, stories, feelings, recurring } = preview;
  const parts = [
    symbols > 0 &&
      t('sky', { symbols: t('stars', { count: symbols }), lines: t('lines', { count: meetings }) }),
    stories > 0 && t('stories', { count: stories }),
    feelings > 0 && t('feelings', { count: feelings }),
    recurring > 0 && t('recurring', { count: recurring }),
  ].filter((part) => part !== false);
  if (parts.length === 0) return null;
  return (
    <section aria-labelledby="preview-parts">
      <h2 id="preview-parts">{t('parts')}</h2>
      <ul className="preview-parts">
        {parts.map((part) => (
          <li key={part}>{part}</li>
        ))}
      </ul>
    </section>
  );
}

/** What insights would show of the member's own journal, counted and not invented. */
export function InsightsPreview({ preview }: { readonly preview: Preview }) {
  const { t } = useTranslation('insights-preview');
  const { dreams, nights, firstNight } = preview;
  return (
    <div className="insights-preview">
      {dreams === 0 || firstNight === null ? (
        <p className="insights-preview-lead">{t('empty')}</p>
      ) : (
        <p className="insights-preview-lead">
          {t('own', {
            dreams: t('dreamsOf', { count: dreams }),
            nights: t('nights', { count: nights }),
            since: dayInWords(firstNight),
          })}
          {dreams < few && ` ${t('few')}`}
        </p>
      )}
      {preview.symbols > 0 && <PreviewSky {...preview} />}
      <TopSymbols symbols={preview.topSymbols} />
      <Parts preview={preview} />
      {preview.isPending && <p role="status">{t('pending')}</p>}
    </div>
  );
}
