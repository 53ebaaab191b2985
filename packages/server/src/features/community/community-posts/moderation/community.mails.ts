import { limits } from '@chitta/contract';
import type { AppContext } from '#server/context.ts';
import type { MailKind, OutgoingMail } from '#server/platform/mail/mail.ts';
import { createMailTexts } from '#server/platform/mail/mail-texts.ts';
import en from '../locales/community-mails.en.json' with { type: 'json' };
import es from '../locales/community-mails.es.json' with { type: 'json' };
import { type CaseOf, createModerationQueries } from './moderation.queries.ts';
import { decisionNews } from './tell-of-decision.ts';

const say = createMailTexts({ en, es });

/** What became of something that a member said; what it says stays on the page. */
export function communityMails({ db }: Pick<AppContext, 'db'>): MailKind[] {
  return [
    {
      kind: 'community-decision',
      async write({ language, origin, userId, params }) {
        const of = caseOf(params);
        const news = decisionNews.find((each) => each === params.news);
        const standing = await createModerationQueries(db).find(of);
        // Withdrawn or decided otherwise since: there is nothing to tell.
        const isHidden = news !== 'shown';
        if (!news || standing?.userId !== userId || (standing.state === 'hidden') !== isHidden) return null;
        const reason = limits.communityHiddenReasons.find((each) => each === params.reason);
        const why = reason ? say(language, `why.${reason}`) : '';
        const postId = await createModerationQueries(db).postOf(of);
        return {
          subject: say(language, `${news}.subject`),
          paragraphs: [
            say(language, `${news}.text`, { why }),
            ...(news === 'hidden' ? [say(language, 'hidden.appeal')] : []),
          ],
          action: { label: say(language, `${news}.action`), url: `${origin}/community/posts/${postId}` },
          after: [say(language, 'stop')],
        };
      },
    },
  ];
}

function caseOf({ kind, id }: OutgoingMail['params']): CaseOf {
  return { kind: kind === 'reply' ? 'reply' : 'post', id: id ?? '' };
}
