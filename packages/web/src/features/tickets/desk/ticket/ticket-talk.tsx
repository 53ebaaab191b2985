import type { AdminTicket } from '@chitta/contract';
import { EyeOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { momentOf } from '../time-words.ts';
import { type TalkEntry, talkOf } from './talk-of.ts';

/** What the member wrote, and everything that was said and done since. */
export function TicketTalk({ ticket }: { readonly ticket: AdminTicket }) {
  const { t } = useTranslation('tickets-desk');
  const { member, description, suggestion, createdAt } = ticket;
  return (
    <section className="settings-section" aria-labelledby="ticket-talk">
      <h2 id="ticket-talk">{t('talk.title')}</h2>
      <article className="desk-said" data-by="member">
        <SaidBy name={member.username} what={t('talk.opened')} at={createdAt} />
        <p className="desk-text">{description}</p>
        {suggestion !== '' && (
          <>
            <p className="text-muted text-sm">{t('talk.suggestion')}</p>
            <p className="desk-text">{suggestion}</p>
          </>
        )}
      </article>
      {talkOf(ticket).map((entry) => (
        <Entry key={`${entry.kind}-${entry.at}-${keyOf(entry)}`} entry={entry} member={member.username} />
      ))}
    </section>
  );
}

const keyOf = (entry: TalkEntry) => (entry.kind === 'change' ? entry.change.to : entry.said.id);

function Entry({ entry, member }: { readonly entry: TalkEntry; readonly member: string }) {
  const { t } = useTranslation('tickets-desk');
  const operator = (staff: string | null) => staff ?? t('talk.gone');
  if (entry.kind === 'change') {
    const { from, to, by, staff, at } = entry.change;
    const name = by === 'member' ? member : operator(staff);
    const words = { name, from: t(`status.${from ?? 'open'}`), to: t(`status.${to}`) };
    return (
      <p className="text-muted text-sm">
        {t('talk.change', words)} · <time dateTime={at}>{momentOf(at)}</time>
      </p>
    );
  }
  const { author, staff, text, createdAt } = entry.said;
  const isNote = entry.kind === 'note';
  return (
    <article className="desk-said" data-by={isNote ? 'note' : author}>
      {isNote && (
        <p className="desk-note-mark">
          <EyeOff size={16} aria-hidden /> {t('talk.note')}
        </p>
      )}
      <SaidBy
        name={author === 'member' ? member : operator(staff)}
        what={t(isNote ? 'talk.noted' : 'talk.answered')}
        at={createdAt}
      />
      <p className="desk-text">{text}</p>
    </article>
  );
}

interface SaidByProps {
  readonly name: string;
  readonly what: string;
  readonly at: string;
}

function SaidBy({ name, what, at }: SaidByProps) {
  return (
    <p className="text-sm">
      <b>{name}</b>{' '}
      <span className="text-muted">
        {what} · <time dateTime={at}>{momentOf(at)}</time>
      </span>
    </p>
  );
}
