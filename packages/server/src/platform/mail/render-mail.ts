import type { Language } from '@chitta/contract/limits';
import type { MailText } from './mail.ts';

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign);

/** One line: a line break in a subject would begin another header. */
const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

/** The mail as plain text and as a quiet page that is readable in the dark as well. */
export function renderMail(
  { subject, paragraphs, action, after = [] }: MailText,
  language: Language,
): { subject: string; text: string; html: string } {
  const link = action ? [`${action.label}:\n${action.url}`] : [];
  const text = `${[...paragraphs, ...link, ...after, 'Chitta'].join('\n\n')}\n`;
  const paragraph = (content: string) => `<p style="margin:0 0 16px">${escapeHtml(content)}</p>`;
  const button = action
    ? `<p style="margin:24px 0"><a href="${escapeHtml(action.url)}" style="${buttonStyle}">${escapeHtml(action.label)}</a></p>` +
      `<p style="margin:0 0 16px;font-size:14px;word-break:break-all">${escapeHtml(action.url)}</p>`
    : '';
  const html =
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8">` +
    '<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">' +
    `<title>${escapeHtml(oneLine(subject))}</title></head><body style="${bodyStyle}">` +
    `${paragraphs.map(paragraph).join('')}${button}${after.map(paragraph).join('')}<p>Chitta</p></body></html>`;
  return { subject: oneLine(subject), text, html };
}

const bodyStyle =
  'margin:0 auto;max-width:34rem;padding:32px 20px;font:17px/1.6 Georgia,serif;background:#0d1020;color:#f2ead8';
const buttonStyle =
  'display:inline-block;padding:12px 20px;border-radius:6px;background:#e8b04b;color:#0d1020;text-decoration:none';
