import type { Ticket } from '@chitta/contract';
import { useTranslation } from 'react-i18next';
import { currentLocale } from '#web/lib/format/current-locale.ts';

type Own = NonNullable<Ticket['own']>;
type Said =
  | { readonly at: string; readonly answer: Own['answers'][number] }
  | { readonly at: string; readonly change: Own['history'][number] };

/** What was said and what became of it, in the order in which it happened. That it was opened, its head says. */
function inOrder({ answers, history }: Own): readonly Said[] {
  const said: readonly Said[] = [
    ...answers.map((answer) => ({ at: answer.createdAt, answer })),
    ...history.filter(({ from }) => from !== null).map((change) => ({ at: change.at, change })),
  ];
  return said.toSorted((one, other) => one.at.localeCompare(other.at));
}

function SaidLine({ said }: { readonly said: Said }) {
  const { t } = useTranslation('feedback');
  const when = new Date(said.at).toLocaleString(currentLocale(), {
    dateStyle: 'medium',
    timeStyle: 'short',
  });
  const time = <time dateTime={said.at}>{when}</time>;
  if ('change' in said) {
    return (
      <p className="feedback-change">
        {t('talk.now', { status: t(`status.${said.change.to}`) })} {time}
      </p>
    );
  }
  const { author, text } = said.answer;
  return (
    <div className="feedback-said" data-author={author}>
      <p className="feedback-meta">
        <b>{t(`talk.${author}`)}</b> {time}
      </p>
      <p className="feedback-text">{text}</p>
    </div>
  );
}

/** The talk in one's own ticket. */
export function TicketTalk({ own }: { readonly own: Own }) {
  const { t } = useTranslation('feedback');
  const said = inOrder(own);
  if (said.length === 0) return <p className="text-muted">{t('talk.empty')}</p>;
  return (
    <ol className="feedback-talk">
      {said.map((each) => (
        <li key={'answer' in each ? `a${each.answer.id}` : each.at}>
          <SaidLine said={each} />
        </li>
      ))}
    </ol>
  );
}
