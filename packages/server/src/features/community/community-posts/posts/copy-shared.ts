import type { ChangePostRequest, SharedSentence, SharePostRequest } from '@chitta/contract';
import type { AppContext } from '#server/context.ts';
import type { CommunityPostRow } from '#server/db/tables/community/community-posts.ts';
import type { DreamRow } from '#server/db/tables/journal/dreams.ts';
import { ownDream } from '#server/features/journal/dreams/own-dream.ts';
import { assertThat } from '#server/platform/errors/app-error.ts';
import type { Member } from '#server/platform/sessions/member.ts';
import { findNames } from '../guard/find-names.ts';
import { assertNoContacts, type Judged, judgeText, judgeWords } from '../guard/judge-text.ts';
import { blackOut } from './black-out.ts';
import { symbolNames } from './symbol-names.ts';

type Parts = Pick<AppContext, 'db' | 'engine' | 'clock' | 'dictionary'>;
type Content = Pick<CommunityPostRow, 'language' | 'headline' | 'reading' | 'text' | 'symbolIds'>;

/** What is shared, as it is copied, and how it comes to stand. */
export interface SharedCopy {
  readonly content: Content;
  readonly judged: Judged;
}

const nothing = { headline: null, reading: [], text: null, symbolIds: [] };

/**
 * Copies what a member chose to share. Throws `dreams.not_found`, `community.nothing_to_share`,
 * `community.second_look_needed` and what `judgeText` throws.
 */
export async function copyShared(
  context: Parts,
  member: Member,
  request: SharePostRequest,
): Promise<SharedCopy> {
  if (request.kind === 'dream') return copyDream(context, member, request);
  const dream = await ownDream(context.db, member.id, request.dreamId);
  if (request.kind === 'symbols') return copySymbols(context, dream, request.symbols);
  return copyReading(context, member, dream);
}

interface TextToShare extends Pick<ChangePostRequest, 'isLookedThrough'> {
  readonly text: string;
  readonly language: CommunityPostRow['language'];
}

/** The text, once its writer has seen what a second look finds in it. */
export async function copyDream(
  context: Parts,
  member: Member,
  { text, language, isLookedThrough }: TextToShare,
): Promise<SharedCopy> {
  const judged = await judgeText(context, { member, text, language });
  const names = isLookedThrough ? [] : await findNames(context, { member, text, language });
  assertThat(names.length === 0, 'community.second_look_needed');
  const marks = await context.engine.mark({ member }, { content: text, fallback: language, personal: [] });
  await context.dictionary.refresh();
  const symbols = symbolNames(
    context,
    language,
    marks.recognizedSymbols.map(({ id }) => id),
  );
  return { content: { ...nothing, language, text, symbolIds: symbols.map(({ id }) => id) }, judged };
}

/** Those that were chosen of the dream's own, in its order: symbols of the dictionary, none of the member's own. */
async function copySymbols(
  context: Parts,
  { language, symbolIds }: DreamRow,
  chosen: readonly string[],
): Promise<SharedCopy> {
  await context.dictionary.refresh();
  const own = symbolIds.filter((id) => chosen.includes(id));
  const ids = symbolNames(context, language, own).map(({ id }) => id);
  assertThat(ids.length > 0, 'community.nothing_to_share');
  return { content: { ...nothing, language, symbolIds: ids }, judged: judgeWords('') };
}

/**
 * The reading without what it says of other dreams and of the member's own symbols, names blacked out. Words of care are
 * for the dreamer alone.
 */
async function copyReading(context: Parts, member: Member, dream: DreamRow): Promise<SharedCopy> {
  const { language, content, reading } = dream;
  assertThat(reading && !reading.care, 'community.nothing_to_share');
  const names = (await findNames(context, { member, text: content, language })).map(({ start, end }) =>
    content.slice(start, end),
  );
  const sentences = reading.sentences
    .filter(({ part, evidence }) => part !== 'care' && part !== 'history' && evidence.every(isOfDream))
    .map(({ text, part, paragraph }): SharedSentence => ({ text: blackOut(text, names), part, paragraph }));
  const headline = sentences.find(({ part }) => part === 'headline')?.text ?? null;
  assertThat(headline, 'community.nothing_to_share');
  const text = sentences.map((sentence) => sentence.text).join('\n');
  assertNoContacts({ member, text }, context.clock.now());
  return { content: { ...nothing, language, headline, reading: sentences }, judged: judgeWords(text) };
}

function isOfDream({ ref }: { readonly ref?: string | undefined }): boolean {
  return ref === undefined;
}
