import type { CareKind } from '../../care/care-kinds.ts';
import { findCare } from '../../care/find-care.ts';
import type { QuestionRead } from '../types.ts';

/** What a question may say of a matter by itself, in the languages that questions are asked in. */
interface Matter {
  readonly kind: CareKind;
  readonly words: RegExp;
}

/** Turns of speech that name dying and mean something else, and the fear of death, which is no wish. */
const idioms =
  /\bdying (?:to|for)\b|\b(?:afraid|scared|terrified|fear) of (?:dying|death)\b|(?<!\p{L})(?:morir|morirme|muero|moría) (?:de|por) (?!una vez)|(?<!\p{L})(?:miedo|terror|pánico) (?:a |de )?(?:la muerte|morir(?:me|se)?)(?!\p{L})/giu;

/** Said so plainly that a word of care is due, whatever was learned. */
const plain: readonly Matter[] = [
  {
    kind: 'wish_to_die',
    words:
      /\b(?:better off (?:dead|without me|if i (?:were|was) (?:dead|gone|not here))|(?:think(?:ing)?|thoughts?) (?:about|of) (?:dying|suicide|ending (?:it|my life))|(?:not|n't|isn't) worth living|(?:point|sense) (?:of|in) (?:being alive|living)|give up on life|wish i (?:would|could|might)(?: not|n't) (?:ever )?wake up|(?:wish|hope) i never (?:wake|woke) up|tired of (?:living|being alive))\b/iu,
  },
  {
    kind: 'wish_to_die',
    words:
      /(?<!\p{L})(?:mejor (?:todos |todo )?(?:sin mí|si (?:yo )?(?:muriera|me muriera|no estuviera))|si (?:yo )?(?:me )?muriera|(?:pienso|pensar|pensando|pensamientos)(?: a menudo| mucho| siempre)? (?:en|de) (?:morir(?:me)?|suicidarme|quitarme la vida)|(?:la|mi) vida no vale la pena|sentido (?:de|tiene) (?:estar viv[oa]|vivir)(?! (?:en|con|aquí|junt))|ojalá (?:ya )?no (?:me )?(?:despertara|despierte)|cansad[oa] de vivir(?! (?:en|con|aquí|junt)))(?!\p{L})/iu,
  },
  {
    kind: 'addiction',
    words:
      /\b(?:cannot|can't|can not|unable to) stop (?:drinking|gambling|using|taking (?:drugs|pills))\b|(?<!\p{L})no (?:puedo|consigo|logro) dejar (?:de (?:beber|apostar|drogarme|consumir)|la bebida|el alcohol|las drogas)(?!\p{L})/iu,
  },
  {
    kind: 'recent_death',
    words:
      /\bmy [\p{L}-]+ (?:died|has died|has just died|passed away)\b|(?<!\p{L})(?:murió|se murió|ha muerto|acaba de morir|falleció|ha fallecido) mi(?!\p{L})/iu,
  },
];

/** Without a word of the matter itself nothing that was only learned is heard. */
const named: readonly Matter[] = [
  {
    kind: 'wish_to_die',
    words:
      /\b(?:die|dying|dead|suicid\p{L}*|kill myself|(?:not|n't|never|no longer|without) (?:\p{L}+ ){0,3}(?:live|living|wake up|alive|exist|be here)|end(?:ing)? (?:it|it all|everything|my life)|disappear(?:ing)?|vanish(?:ing)?)\b/iu,
  },
  {
    kind: 'wish_to_die',
    words:
      /(?<!\p{L})(?:morir(?:me)?|muert[oa]|suicid\p{L}*|matarme|no (?:\p{L}+ ){0,3}(?:vivir|viva|despertar(?:a|me)?|despierte|existir)|acabar con (?:todo|mi vida|esto)|quitarme (?:la vida|de en medio)|desaparecer|desaparezca)(?!\p{L})/iu,
  },
  {
    kind: 'self_harm',
    words:
      /\b(?:(?:hurt|hurting|harm|harming|cut|cutting|burn|burning|punish|punishing) myself|self-harm\p{L}*|disappear(?:ing)?)\b/iu,
  },
  {
    kind: 'self_harm',
    words:
      /(?<!\p{L})(?:(?:hacerme|hago|hice|haciéndome|hiciera) daño|(?:herir|lastimar|cortar|quemar|castigar)me|autolesi\p{L}*|desaparecer)(?!\p{L})/iu,
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
