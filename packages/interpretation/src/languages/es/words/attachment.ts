import { role } from '../../../attach/role.ts';
import type { Attachment } from '../../pack/attachment.ts';

const list = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));
const none: ReadonlySet<string> = new Set();

const firstPerson = /(?:é|í|oy|amos|emos|imos)$/;
const firstPersonPresent = /(?<![ai]d|nd)o$/;
const thirdPerson = /(?:ó|aron|[ijy]eron|aban|ían)$/;
const shortestVerb = 3;

/** Who acts, as far as the ending of a verb tells; short words are no verbs. */
function personOf(word: string): number {
  if (word.length < shortestVerb) return 0;
  let person = 0;
  if (firstPerson.test(word)) person |= role.firstPerson;
  if (firstPersonPresent.test(word)) person |= role.firstPersonPresent;
  if (thirdPerson.test(word)) person |= role.thirdPerson;
  return person;
}

export const spanishAttachment: Attachment = {
  words: {
    dreamer: list('yo nosotros nosotras'),
    others: list('el ella ellos ellas alguien nadie usted ustedes vos tu'),
    goingOnAsSubject: none,
    helpers:
      list(`a de que para empece empezo empezaba empezamos empezaron empieza empiezo comence comenzo comenzaba
      comenzamos queria quiero quiere quise quiso queriamos intento intente intentaba intentamos trataba trato trate
      tratamos tuve tenia tengo tiene tuvimos tuvieron teniamos segui seguia siguio seguimos iba iban ibamos voy va vamos
      fui logre logro volvi volvio vuelvo dejo deje pude pudo podia puedo puede estaba estaban estabamos estoy esta
      estan habia habian he ha hemos han haber ir`),
    passive: none,
    by: none,
    copulas:
      list(`es son era eran fue fueron esta estan estaba estaban estuvo parece parecia parecian quedo quedaba
      quedaron seguia seguian iba iban se toda todo todas todos estar ser sigue`),
    possessives: list('su sus'),
    of: list('de del'),
    relatives: list('que quien'),
    without: list('no sin ningun ninguna'),
    genitive: list("'s"),
    onDreamer: list('me nos'),
  },
  rolesByEnding: (word, folded) => personOf(word) | (folded.endsWith('ndo') ? role.goingOn : 0),
  looksLikeSubject: new Set(['el']),
  subjectsFollow: true,
  objectsPrecede: true,
};
