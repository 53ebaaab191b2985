import type { AdminAnnouncement, Announcement, CreateAnnouncementRequest } from '@chitta/contract';
import type { Language } from '@chitta/contract/limits';

/** The texts of one language as they are typed. */
export interface DraftTexts {
  readonly title: string;
  readonly message: string;
  readonly actionText: string;
}

/** An announcement as it is typed: every field is a text, a choice or a switch. Times are those of this device. */
export interface AnnouncementDraft
  extends Pick<
    CreateAnnouncementRequest,
    'type' | 'priority' | 'isActive' | 'showOnLogin' | 'audience' | 'alsoPush'
  > {
  readonly en: DraftTexts;
  readonly es: DraftTexts;
  readonly actionUrl: string;
  readonly audienceLanguage: Language;
  readonly startsAt: string;
  readonly expiresAt: string;
}

const noTexts: DraftTexts = { title: '', message: '', actionText: '' };

export const emptyDraft: AnnouncementDraft = {
  en: noTexts,
  es: noTexts,
  type: 'info',
  priority: 'normal',
  isActive: true,
  showOnLogin: false,
  actionUrl: '',
  audience: 'all',
  audienceLanguage: 'es',
  startsAt: '',
  expiresAt: '',
  alsoPush: false,
};

export function draftOf(announcement: AdminAnnouncement): AnnouncementDraft {
  const { type, priority, isActive, showOnLogin, audience, alsoPush, translations } = announcement;
  return {
    type,
    priority,
    isActive,
    showOnLogin,
    audience,
    alsoPush,
    en: draftTexts(announcement),
    es: translations.es ? draftTexts(translations.es) : noTexts,
    actionUrl: announcement.actionUrl ?? '',
    audienceLanguage: announcement.audienceLanguage ?? 'es',
    startsAt: toField(announcement.startsAt),
    expiresAt: announcement.expiresAt === null ? '' : toField(announcement.expiresAt),
  };
}

/** What is sent of it. Spanish is left out where nothing of it was written. */
export function requestOf(draft: AnnouncementDraft): CreateAnnouncementRequest {
  const { en, es, actionUrl, audienceLanguage, startsAt, expiresAt, ...choices } = draft;
  return {
    ...choices,
    ...sentTexts(en),
    translations: hasTexts(es) ? { es: sentTexts(es) } : {},
    actionUrl: actionUrl.trim() || null,
    audienceLanguage: draft.audience === 'language' ? audienceLanguage : null,
    startsAt: fromField(startsAt),
    expiresAt: fromField(expiresAt),
  };
}

/** The entry as members will see it in a language, for whom English stands in. */
export function previewOf(draft: AnnouncementDraft, language: Language): Announcement {
  const { title, message, actionText } = hasTexts(draft[language]) ? draft[language] : draft.en;
  return {
    id: 0,
    title,
    message,
    type: draft.type,
    priority: draft.priority === 'normal' ? 'low' : draft.priority,
    actionText: actionText.trim() || null,
    actionUrl: draft.actionUrl.trim() || null,
    showOnLogin: draft.showOnLogin,
  };
}

export function hasTexts({ title, message, actionText }: DraftTexts): boolean {
  return [title, message, actionText].some((text) => text.trim() !== '');
}

function draftTexts({
  title,
  message,
  actionText,
}: Pick<AdminAnnouncement, 'title' | 'message' | 'actionText'>) {
  return { title, message, actionText: actionText ?? '' };
}

function sentTexts({ title, message, actionText }: DraftTexts) {
  return { title, message, actionText: actionText.trim() || null };
}

/** A moment as a field of this device shows it, to the minute. */
function toField(time: string): string {
  const moment = new Date(time);
  const local = new Date(moment.getTime() - moment.getTimezoneOffset() * 60_000);
  return local.toISOString().slice(0, 16);
}

function fromField(local: string): string | null {
  return local === '' ? null : new Date(local).toISOString();
}
