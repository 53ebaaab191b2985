import type { Language } from '../../types.ts';

/** Words that people say and that hurt somebody: an entry may recognise them, no page shows them. */
export const hurtfulWords: Readonly<Record<Language, RegExp>> = {
  en: /^(?:crippled?|cripple|retard(?:ed)?(?: boy)?|handicap(?:ped)?|lame|midget|dwarf man|deaf-mute|loony(?: bin)?|madhouse|insane asylum|red indian|squaw|illegal (?:alien|immigrant)|junkie|druggie|gypsy|oriental (?:man|woman|guy|girl|boy|people|family|lady|couple)|mulatto|negro|fatty|tubby|slut|whore|faggot|dyke|tranny|spastic|wheelchair-bound)$/iu,
  es: /^(?:inválido|minusválido|lisiado|tullido|subnormal|mongólico|enan[oa]|sordomudo|loquer(?:o|ía)|tarado|indit[oa]|sudaca|gachupín|gabacho|guiri|moro|mulat[oa]|yonqui|inmigrante ilegal|espalda mojada|gordinflón|barrigón|tripón|maricón|marica|puta|ramera|(?:hombre|mujer|señor|chic[oa]|niña|familia|amig[oa]) oriental)$/iu,
};

/**
 * Words of illness, origin, loss and abuse, which would hurt as a variation of a trait or a trade, and the entries that
 * they may stand in.
 */
export const placedWords: readonly {
  readonly words: Readonly<Record<Language, RegExp>>;
  readonly entries: readonly string[];
}[] = [
  {
    words: { en: /^touch$/iu, es: /^tocar(?:me)?$/iu },
    entries: ['touch'],
  },
  {
    words: {
      en: /^(?:dement(?:ia|ed)|alzheimer's|senile|psychosis|psychotic|schizophreni[ac]|bipolar(?: disorder)?|mental(?:ly)? (?:ill|illness|patients?))$/iu,
      es: /^(?:demencia|demente|alzheimer|senil|psicosis|psicótico|esquizofr[eé]ni(?:a|co)|bipolar|enferm(?:o|edad) mental)$/iu,
    },
    entries: ['dementia', 'mental-illness'],
  },
  {
    words: {
      en: /^(?:addict(?:ed|ion)?|drug addict|junkie)$/iu,
      es: /^(?:adict[oa]|adicción|drogadicto|yonqui)$/iu,
    },
    entries: ['addiction'],
  },
  {
    words: { en: /^(?:anorexi[ac]|bulimi[ac])$/iu, es: /^(?:anorexia|anoréxico|bulimia|bulímico)$/iu },
    entries: ['eating-disorder'],
  },
  {
    words: {
      en: /^(?:miscarr(?:y|iage)|abortion(?: clinic)?|still(?:birth|born baby)|dead (?:baby|child))$/iu,
      es: /^(?:abortar|aborto(?: espontáneo)?|bebé muerto|niñ[oa] muert[oa])$/iu,
    },
    entries: ['child-loss'],
  },
  { words: { en: /^rehab(?: center)?$/iu, es: /^centro de rehabilitación$/iu }, entries: ['hospital'] },
  {
    words: {
      en: /^(?:black|white|asian|african american|hispanic|jewish|arab) (?:man|men|woman|guy|lady|girl|boy|kid|people|family|couple|teenager)$/iu,
      es: /^(?:hombre|señor|mujer|señora|chic[oa]|niñ[oa]|gente|familia|amig[oa]) (?:negr[oa]|blanc[oa]|asiátic[oa]|african[oa]|hispan[oa]|latin[oa]|árabe)$/iu,
    },
    entries: ['man', 'woman', 'girl', 'boy', 'child', 'people', 'family', 'couple', 'teenager', 'friend'],
  },
  {
    words: {
      en: /^(?:apache|navajo|cherokee|sioux|lakota|comanche|iroquois|mohawk|hopi|inuit|eskimo|mayan?|maori|zulu|masai|aborigin(?:e|al)|bedouin|berber|gypsy|roma people)$/iu,
      es: /^(?:apache|navajo|mayas?|mapuche|quechua|aim?[ay]mara|guaraní|rarámuri|mixteco|zapoteca|otomí|purépecha|wayúu|inuit|maorí|zulú|beduino|bereber|gitan[oa])$/iu,
    },
    entries: ['class-living-people'],
  },
];
