import type { CareKind } from '../../care/care-kinds.ts';
import { findCare } from '../../care/find-care.ts';
import { anyOf } from '../../text/any-of.ts';
import type { QuestionRead } from '../types.ts';

/** What a question may say of a matter by itself, in the languages that questions are asked in. */
interface Matter {
  readonly kind: CareKind;
  readonly words: RegExp;
}

/** Turns of speech that name dying and mean something else, and the fear of death, which is no wish. */
const idioms = anyOf(
  `dying (?:to|for), (?:afraid|scared|terrified|fear) of (?:dying|death)
  (?:morir|morirme|muero|moría) (?:de|por)(?! una vez)
  (?:miedo|terror|pánico) (?:a |de )?(?:la muerte|morir(?:me|se)?)`,
  'giu',
);

/** Said so plainly that a word of care is due, whatever was learned. */
const plain: readonly Matter[] = [
  {
    kind: 'wish_to_die',
    words: anyOf(
      `better off dead, better off without me, better off if i (?:were|was) (?:dead|gone|not here)
      (?:think|thinking|thought|thoughts) (?:about|of) (?:dying|suicide|ending (?:it|my life))
      not worth living, isn't worth living, (?:point|sense) (?:of|in) (?:being alive|living), give up on life
      wish i (?:would|could|might)(?: not|n't) (?:ever )?wake up, (?:wish|hope) i never (?:wake|woke) up
      tired of living(?! (?:in|with|here|there|alone|together)), tired of being alive`,
      'iu',
    ),
  },
  {
    kind: 'wish_to_die',
    words: anyOf(
      `mejor (?:todos |todo )?sin mí, mejor si (?:yo )?(?:muriera|me muriera|no estuviera), si (?:yo )?(?:me )?muriera
      (?:pienso|pensar|pensando|pensamientos)(?: a menudo| mucho| siempre)? (?:en|de) (?:morir|morirme|suicidarme)
      (?:pienso|pensar|pensando|pensamientos)(?: a menudo| mucho| siempre)? (?:en|de) quitarme la vida
      (?:la|mi) vida no vale la pena, sentido (?:de|tiene) estar viv[oa]
      sentido (?:de|tiene) vivir(?! (?:en|con|aquí|junt)), ojalá (?:ya )?no (?:me )?(?:despertara|despierte)
      cansad[oa] de vivir(?! (?:en|con|aquí|junt))`,
      'iu',
    ),
  },
  {
    kind: 'addiction',
    words: anyOf(
      `(?:cannot|can't|can not|unable to) stop (?:drinking|gambling|using|taking (?:drugs|pills))
      no (?:puedo|consigo|logro) dejar de (?:beber|apostar|drogarme|consumir)
      no (?:puedo|consigo|logro) dejar (?:la bebida|el alcohol|las drogas)`,
      'iu',
    ),
  },
  {
    kind: 'recent_death',
    words: anyOf(
      String.raw`my [\p{L}-]+ (?:died|has died|has just died|passed away)
      (?:murió|se murió|ha muerto|acaba de morir|falleció|ha fallecido) mi`,
      'iu',
    ),
  },
];

/** Without a word of the matter itself nothing that was only learned is heard. */
const named: readonly Matter[] = [
  {
    kind: 'wish_to_die',
    words: anyOf(
      String.raw`die, dying, dead, suicid\p{L}*, kill myself, end it, end it all, end everything, end my life, ending it
      ending everything, ending my life, disappear, disappearing, vanish, vanishing
      (?:not|never|no longer|without|\p{L}+n't) (?:\p{L}+ )?(?:\p{L}+ )?(?:\p{L}+ )?(?:live|living|wake up|alive|exist|be here)`,
      'iu',
    ),
  },
  {
    kind: 'wish_to_die',
    words: anyOf(
      String.raw`morir, morirme, muert[oa], suicid\p{L}*, matarme, acabar con (?:todo|mi vida|esto), quitarme la vida
      no (?:\p{L}+ )?(?:\p{L}+ )?(?:\p{L}+ )?(?:vivir|viva|despertar|despertara|despertarme|despierte|existir)
      quitarme de en medio, desaparecer, desaparezca`,
      'iu',
    ),
  },
  {
    kind: 'self_harm',
    words: anyOf(
      String.raw`(?:hurt|hurting|harm|harming|cut|cutting|burn|burning|punish|punishing) myself, self-harm\p{L}*, disappear
      disappearing`,
      'iu',
    ),
  },
  {
    kind: 'self_harm',
    words: anyOf(
      String.raw`(?:hacerme|hago|hice|haciéndome|hiciera) daño, (?:herir|lastimar|cortar|quemar|castigar)me, autolesi\p{L}*
      desaparecer`,
      'iu',
    ),
  },
];

/**
 * Whether a question is met with care. The guards of dreams are sure. What was learned from dreams takes everyday questions for
 * others, so it is heard only where the question itself names the matter, and gently.
 */
export function careOfQuestion(text: string): QuestionRead['care'] {
  const care = findCare(text);
  if (care?.isSure) return { kind: care.kind, strength: care.strength, places: care.spans };
  // As long as before, so that places stay.
  const bare = text.replaceAll('’', "'").replace(idioms, (idiom) => ' '.repeat(idiom.length));
  const known = plain.map((matter) => found(matter, bare)).find((each) => each !== null);
  if (known) return known;
  const unsure = care && named.map((matter) => found(matter, bare)).find((each) => each?.kind === care.kind);
  return unsure ?? null;
}

function found({ kind, words }: Matter, text: string): QuestionRead['care'] {
  const match = words.exec(text);
  if (match === null) return null;
  return { kind, strength: 'gentle', places: [{ start: match.index, end: match.index + match[0].length }] };
}
