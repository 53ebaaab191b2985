import type { SymbolTrace, TracedMention } from '@chitta/contract';
import { useTranslation } from 'react-i18next';
import { GroupGlyph } from '#web/ui/symbol-groups/group-glyph.tsx';
import { cueOf } from './trace-links.ts';

/** What belongs to a mention: who acts, whose it is, what is said of it. */
function Attachment({ mention }: { readonly mention: TracedMention }) {
  const { t } = useTranslation('debug-symbols');
  const { actor, owner, condition, isLacking } = mention;
  const parts = [
    actor && t('attached.actor', { text: actor.text, who: t(`who.${actor.who}`) }),
    owner && t('attached.owner', { text: owner.text }),
    condition && t('attached.condition', { text: condition.text }),
    isLacking && t('attached.lacking'),
  ].filter((part) => typeof part === 'string');
  return parts.join('; ') || '–';
}

/** Whether it was there and, where it was not, the words that say so. */
function MentionAssertion({
  mention,
  assertions,
}: { readonly mention: TracedMention } & Pick<SymbolTrace, 'assertions'>) {
  const { t } = useTranslation('debug-symbols');
  const state = t(`state.${mention.state}`);
  const cue = cueOf(mention, assertions);
  return cue ? t('mentions.notThere', { state, cue }) : state;
}

/** Every recognised place with its rule, sense, assertions and what is attached to it. */
export function MentionTable({ mentions, assertions }: Pick<SymbolTrace, 'mentions' | 'assertions'>) {
  const { t } = useTranslation('debug-symbols');
  return (
    <div>
      <h2 id="trace-mentions">{t('mentions.title', { count: mentions.length })}</h2>
      {mentions.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable with the keyboard.
        <section className="trace-scroll" tabIndex={0} aria-labelledby="trace-mentions">
          <table>
            <thead>
              <tr>
                {(['word', 'symbol', 'rule', 'assertions', 'attached'] as const).map((column) => (
                  <th key={column} scope="col">
                    {t(`mentions.${column}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {mentions.map((mention) => (
                <tr key={`${mention.start}-${mention.end} ${mention.symbol}`}>
                  <th scope="row">{mention.text}</th>
                  <td>
                    <GroupGlyph group={mention.group} /> {mention.name}
                    {mention.kind !== 'symbol' && (
                      <>
                        {' '}
                        <code>{mention.kind}</code>
                      </>
                    )}
                  </td>
                  <td>
                    <code>{mention.rule}</code> <code>{mention.sense}</code>
                  </td>
                  <td>
                    <MentionAssertion mention={mention} assertions={assertions} />
                  </td>
                  <td>
                    <Attachment mention={mention} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </div>
  );
}
