import type { ReadingTrace } from '@chitta/contract';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { paths } from '#web/lib/paths.ts';

const columns = ['text', 'symbol', 'sense', 'rule', 'state'] as const;

/** Every recognised place with its sense and rule. Why a word is one is shown by the page next door. */
export function MentionTable({ mentions, unknown }: Pick<ReadingTrace, 'mentions' | 'unknown'>) {
  const { t } = useTranslation('ai-debug');
  return (
    <section aria-labelledby="mention-table">
      <h2 id="mention-table">{t('mentions', { count: mentions.length })}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable with the keyboard. */}
      <section className="ai-debug-scroll" tabIndex={0} aria-labelledby="mention-table">
        <table>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {t(`column.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {mentions.map((mention) => (
              <tr key={`${mention.start}-${mention.end} ${mention.symbol}`}>
                <th scope="row">{mention.text}</th>
                <td>
                  <code>{mention.symbol}</code> {mention.kind !== 'symbol' && <code>{mention.kind}</code>}
                </td>
                <td>
                  <code>{mention.sense}</code>
                </td>
                <td>
                  <code>{mention.rule}</code>
                </td>
                <td>
                  <code>{mention.state}</code>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {unknown.length > 0 && <p>{t('unknown', { words: unknown.join(', ') })}</p>}
      <Link to={paths.debugSymbols} className="link">
        {t('why')}
      </Link>
    </section>
  );
}
