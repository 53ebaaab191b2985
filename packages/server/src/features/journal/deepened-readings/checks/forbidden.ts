import type { Language } from '@chitta/contract';
import { type SentenceUnderCheck, saysAnew } from './sentence-under-check.ts';

/** What is to come: readings announce nothing. Words count only where neither our sentence nor the dream has them. */
const prophecy: Readonly<Record<Language, readonly RegExp[]>> = {
  en: [
    /\b(?:will|shall|won[’']t|gonna)\b|[’']ll\b/i,
    /\b(?:am|is|are|[’'](?:m|s|re)) (?:going|about|bound|destined|fated|meant) to\b/i,
    /\b(?:predict|foretell|foresee|forebod|prophe|premonition|omens?\b|destin(?:y|ed)\b|fated?\b|(?<!as )soon\b(?! as)|in the (?:near )?future)/i,
  ],
  es: [
    // The simple future of "you", "it" and "they"; "detrás" and "jamás" do not end like it.
    /(?:[aei]r|dr|br|rr)(?:ás|á|án)(?!\p{L})/iu,
    /(?<!\p{L})(?:voy|vas|va|vamos|van) a \p{L}+(?:r|rte|rse|rlo|rla)(?!\p{L})/iu,
    /predi(?:c|g|j)|augur|presag|profe[ct]|premonici|destin|(?<!\p{L})pronto(?!\p{L})|en el futuro/iu,
  ],
};

/** Illness and verdicts about the person. */
const diagnosis: Readonly<Record<Language, readonly RegExp[]>> = {
  en: [
    /\b(?:diagnos|depress|disorder|bipolar|schizo|psychos|psychot|neuro[st]|narcissis|autis|adhd|ptsd|trauma|patholog|symptom|syndrome|illness|disease|cancer|suicid|addict|medicat|therap|psychiatr|psycholog)/i,
    /\byou (?:suffer from|are sick|are ill|are mentally|need (?:help|treatment)|should see)\b/i,
  ],
  es: [
    /(?<!\p{L})(?:diagn[oó]s|depresi|trastorn|bipolar|esquizo|psic[oó]s|psic[oó]t|neur[oó][st]|narcisis|autis|tdah|tept|trauma|patol[oó]g|s[ií]ntoma|s[ií]ndrome|enferm|c[aá]ncer|suicid|adicc|medicaci|terap|psiquiatr|psicol[oó]g)/iu,
    /(?<!\p{L})(?:sufres de|padeces|necesitas (?:ayuda|tratamiento))/iu,
  ],
};

export function isProphecy(checked: SentenceUnderCheck): boolean {
  return saysAnew(checked, prophecy[checked.language]);
}

export function isDiagnosis(checked: SentenceUnderCheck): boolean {
  return saysAnew(checked, diagnosis[checked.language]);
}
