import { role } from '../../../attach/role.ts';
import type { Attachment } from '../../pack/attachment.ts';

const list = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

const participle = /(?:ed|en|t|d|n)$/;

export const englishAttachment: Attachment = {
  words: {
    dreamer: list('i we im ive id'),
    others: list('he she it they someone somebody everyone everybody nobody something you'),
    // "You" and "it" are often nobody.
    goingOnAsSubject: list('he she they someone somebody everyone everybody nobody something'),
    helpers:
      list(`to start started starts starting begin began begins keep kept keeps try tried tries trying want wanted
      wants need needed manage managed get got gets go went going gonna about used all both suddenly ended end up having
      able decide decided continue continued being`),
    passive: list('got'),
    by: list('by'),
    copulas:
      list(`is are was were be been being 's 're looked looks seemed seems felt feels became becomes got gets went
      turned stayed kept had has isnt wasnt remained all`),
    possessives: list('his her their'),
    of: list('of'),
    relatives: list('that which who'),
    without: list('no without any'),
    genitive: list("'s"),
    onDreamer: list('me us'),
  },
  rolesByEnding: (_word, folded) =>
    (participle.test(folded) ? role.participle : 0) | (folded.endsWith('ing') ? role.goingOn : 0),
  looksLikeSubject: new Set(),
  subjectsFollow: false,
  objectsPrecede: false,
};
