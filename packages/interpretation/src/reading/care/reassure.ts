import type { Evidence } from '../../types.ts';
import type { Analysis } from '../analyse.ts';
import { evidenceOf, type Sign } from '../model.ts';
import type { FrameContext } from '../writing/write-frame.ts';
import type { Written } from '../writing/write-point.ts';
import { type ReassuranceKind, reassurances } from './reassurances.ts';
import { inSmallLetters } from './small-letters.ts';

const death =
  /^(?:die|dying|death|dead|dead-person|kill|killing|murder|funeral|burial|bury|corpse|dead-body|grave|coffin|cemetery|drown|suffocate|execution|death-of-someone-close)$/u;
const infidelity = /^(?:partner-cheating|cheat|cheating|infidelity|unfaithful|affair)$/u;
const illness = /^(?:illness|disease|cancer|sick|tumour|tumor|infection|ill|heart-attack|stroke)$/u;

/** Somebody who has died in waking life. This and the next search the dream in small letters. */
const lost =
  /\b(?:my late \p{L}+|(?:who|that) (?:has |had )?(?:died|passed away|is dead|was dead)|(?:died|passed away) (?:\p{L}+ )?(?:years?|months?|weeks?) ago|has been dead|passed away)\b|(?<![a-zªµºß-öø-ɏ])(?:que (?:ya )?(?:murió|falleció|había muerto|está muert[oa])|(?:murió|falleció) hace|difunt[oa]s?|en paz descanse|q\.?e\.?p\.?d|fallecid[oa]s?)(?!\p{L})/u;
/** The same nightmare again and again. */
const repeated =
  /\b(?:(?:recurring|recurrent|same|repeated) (?:nightmare|bad dream)s?|nightmare (?:again|every night)|(?:this|the same) nightmare (?:over and over|all the time)|keep having (?:this|the same|these) (?:nightmare|bad dream)s?)\b|(?<![a-zªµºß-öø-ɏ])(?:(?:la misma|esta) pesadilla (?:otra vez|de nuevo|cada noche|todas las noches)|pesadillas? recurrentes?|otra vez la misma pesadilla|siempre la misma pesadilla)(?!\p{L})/u;

/** Every sentence that is said first, so that nothing in the dream is taken for an announcement. */
export function writeReassurances({ analysis, voice, chooser }: FrameContext): Written[] {
  const say = (kind: ReassuranceKind, evidence: readonly Evidence[]): Written[] => {
    const ways = reassurances[voice.language][kind];
    const text = chooser.once(ways[chooser.turn(ways.length)] ?? '');
    return text === undefined || evidence.length === 0 ? [] : [{ text, evidence }];
  };
  const signs = signsOf(analysis);
  const of = (ids: RegExp) => signs.filter(({ mention }) => ids.test(mention.symbol)).slice(0, 1);
  const dead = signs
    .filter((sign) => death.test(sign.mention.symbol) && !isOfThing(sign, analysis))
    .slice(0, 1);
  const memory = placeOf(lost, analysis, 'reassurance.memory');
  return [
    ...(memory.length > 0
      ? say('memory', memory)
      : say(
          'death',
          dead.flatMap((sign) => evidenceOf(sign, 'reassurance.death')),
        )),
    ...say(
      'infidelity',
      of(infidelity).flatMap((sign) => evidenceOf(sign, 'reassurance.infidelity')),
    ),
    ...say(
      'illness',
      of(illness).flatMap((sign) => evidenceOf(sign, 'reassurance.illness')),
    ),
  ];
}

/** A pointer to help where the dream says that it is a nightmare which keeps returning. */
export function writeNightmareHelp({ analysis, voice, chooser }: FrameContext): Written | undefined {
  const evidence = placeOf(repeated, analysis, 'care.nightmare');
  const ways = reassurances[voice.language].nightmare;
  const text = evidence.length === 0 ? undefined : chooser.once(ways[chooser.turn(ways.length)] ?? '');
  return text === undefined ? undefined : { text, evidence };
}

/** "Dead brown fields": nobody's death. */
function isOfThing(sign: Sign, { figures, text }: Analysis): boolean {
  const holder = figures.find(({ traits }) => traits.some((trait) => trait.sign === sign))?.sign.mention
    .group;
  const isThing = holder !== undefined && !/^(?:person|animal|being|body)$/u.test(holder);
  const behind = text.slice(sign.mention.end, sign.mention.end + 20);
  return (
    isThing ||
    /^ (?:brown|gr[ea]y|grass|leaves|leaf|end|trees?|flowers?|plants?|battery|phone)\b/u.test(behind)
  );
}

function signsOf({ present, combined }: Analysis): readonly Sign[] {
  return [...combined, ...present];
}

function placeOf(pattern: RegExp, { text }: Analysis, rule: string): Evidence[] {
  const match = pattern.exec(inSmallLetters(text));
  return match ? [{ start: match.index, end: match.index + match[0].length, rule }] : [];
}
