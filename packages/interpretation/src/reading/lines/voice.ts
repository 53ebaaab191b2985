import type { Language, LineKind, SymbolDetail } from '@chitta/symbols/types';
import type { ReadingContext } from '../../types.ts';
import type { Figure, Point, PointOf, Sign, Skeleton } from '../model.ts';
import { meaningOf } from '../writing/slots-of.ts';
import { fillLine, isFillable, type LineSlots } from './fill-line.ts';
import { genericLines } from './generic-lines.ts';

/** The long texts of a symbol, where the dictionary has them. */
export type DetailOf = (symbol: string) => SymbolDetail | undefined;

type NoSlots = undefined;
export type Line = Skeleton<NoSlots>;

/** What can be said of the symbols of a dream: the lines that the dictionary has for a situation, else general ones. */
export class Voice {
  readonly language: Language;
  readonly #detailOf: DetailOf;

  readonly #address: ReadingContext['address'];
  readonly #isSaid: (words: string) => boolean;

  /** `isSaid` tells whether the reading has said some words already. */
  constructor(
    language: Language,
    detailOf: DetailOf,
    address?: ReadingContext['address'],
    isSaid: (words: string) => boolean = () => false,
  ) {
    this.language = language;
    this.#detailOf = detailOf;
    this.#address = address;
    this.#isSaid = isSaid;
  }

  detail(sign: Sign): SymbolDetail | undefined {
    return this.#detailOf(sign.mention.symbol);
  }

  /** Lines of the first kind that has any, filled when they are said; those that need a missing slot are left out. */
  lines(sign: Sign, kinds: readonly LineKind[], slots: LineSlots = {}): Line[] {
    const own = this.detail(sign)?.lines;
    for (const kind of kinds) {
      const lines = (own?.[kind] ?? []).flatMap((line, index) =>
        isFillable(line, slots)
          ? [{ id: `${sign.mention.symbol}.${kind}.${index}`, say: () => this.#fill(line, slots) }]
          : [],
      );
      if (lines.length > 0) return lines;
    }
    return [];
  }

  #fill(line: string, slots: LineSlots): string | undefined {
    return fillLine(line, { ...slots, address: this.#address }, this.language);
  }

  /** What a passage says of a point, as clauses; empty where only a sentence of its own will do. */
  ofPoint(point: Point): Line[] {
    switch (point.kind) {
      case 'act':
        return this.#ofAct(point);
      case 'trait':
        return this.#orGeneral(point.trait.sign, point.ofDreamer ? ['you', 'any'] : ['any'], {}, 'trait');
      case 'feeling':
        return this.#ofFeeling(point);
      case 'place':
      case 'thing':
        return this.ofFigure(point.figure, point.kind === 'place');
      case 'combined':
        return this.#orGeneral(point.sign, ['any'], {}, 'combined');
      default:
        return [];
    }
  }

  /** A condition of the figure is read before the figure itself. */
  ofFigure(figure: Figure, isFrame: boolean): Line[] {
    const what = this.#named(figure);
    const trait = figure.traits.find(({ sign }) => sign.mention.group === 'condition') ?? figure.traits[0];
    const ofTrait = trait ? this.#orGeneral(trait.sign, ['of'], slotsOf({ what }), 'of') : [];
    if (ofTrait.length > 0) return ofTrait;
    return this.lines(figure.sign, isFrame ? ['here', 'is'] : ['is']);
  }

  #ofFeeling({ sign, ofDreamer, holder }: PointOf<'feeling'>): Line[] {
    if (ofDreamer) return this.#orGeneral(sign, ['you', 'any'], {}, 'feeling');
    const who = holder && this.#named(holder);
    const ofOthers = this.lines(sign, ['other'], slotsOf({ who }));
    return ofOthers.length > 0 ? ofOthers : this.#orGeneral(sign, ['any'], {}, 'feeling');
  }

  #ofAct(point: PointOf<'act'>): Line[] {
    const { actor, sign, object } = point;
    const what = object && this.#named(object);
    if (actor.by === 'dreamer') return this.#orGeneral(sign, ['you'], slotsOf({ what }), 'you');
    if (actor.by === 'unknown') return this.#orGeneral(sign, ['any'], slotsOf({ what }), 'any');
    const who = actor.by === 'figure' ? this.#named(actor.figure) : { words: this.#someone() };
    const isOnDreamer = actor.on === 'dreamer';
    return this.#orGeneral(
      sign,
      isOnDreamer ? ['toYou'] : ['other', 'any'],
      slotsOf({ who, what }),
      isOnDreamer ? 'toYou' : 'other',
    );
  }

  /** What a figure is; once that has been said, the figure as the dream has it, so that the image comes back. */
  #named(figure: Figure): Named {
    const meaning = inShort(figure);
    const isBack = this.language === 'en' && meaning !== figure.phrase && this.#isSaid(meaning);
    const isPerson = figure.sign.mention.group === 'person' || figure.sign.mention.group === 'being';
    const isPlain = figure.sign.mention.kind === 'personal' || /^[“"]/u.test(figure.phrase);
    return isBack && !isPlain
      ? { words: figure.phrase, isPlural: figure.plural, ...(isPerson && { meant: meaning }) }
      : { words: meaning };
  }

  #someone(): string {
    return this.language === 'es' ? 'algo en ti que aún no has atendido' : 'something in you';
  }

  #orGeneral(sign: Sign, kinds: readonly LineKind[], slots: LineSlots, situation: GeneralSituation): Line[] {
    const own = this.lines(sign, kinds, slots);
    // What is said of a class of conditions is no state that a thing could be in.
    if (own.length === 0 && situation === 'of' && sign.entry.isClass) return [];
    return own.length > 0
      ? own
      : genericLines(sign, slots, situation, this.language).map((text, index) =>
          lineOf(`general.${situation}.${index}`, text),
        );
  }
}

interface Named {
  readonly words: string;
  readonly isPlural?: boolean;
  readonly meant?: string;
}

function slotsOf({
  who,
  what,
}: {
  readonly who?: Named | undefined;
  readonly what?: Named | undefined;
}): LineSlots {
  return {
    who: who?.words,
    what: what?.words,
    plural: { who: who?.isPlural, what: what?.isPlural },
    meant: { who: who?.meant, what: what?.meant },
  };
}

/** A meaning in the middle of a line, without the aside that would break the line in two; a name says it best itself. */
function inShort({ sign, phrase }: Figure): string {
  if (sign.mention.kind === 'name' || sign.mention.kind === 'celebrity') return phrase;
  const meaning = meaningOf(sign);
  const short = sign.mention.kind === 'personal' ? meaning : (meaning.split(', ')[0] ?? meaning);
  return short.includes(' ') ? short.replace('\ue000', '') : meaning;
}

export type GeneralSituation = 'you' | 'toYou' | 'other' | 'any' | 'of' | 'trait' | 'feeling' | 'combined';

function lineOf(id: string, text: string): Line {
  return { id, say: () => text };
}
