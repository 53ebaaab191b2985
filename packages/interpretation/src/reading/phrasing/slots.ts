import type { SymbolGroup } from '@chitta/symbols/types';
import type { Skeleton } from '../model.ts';

/** A condition or colour in words: the dreamer's and the dictionary's. */
export interface TraitSlots {
  readonly words: string;
  readonly meaning: string;
  readonly isColour: boolean;
  /** The noun's phrase already shows the word ("the broken window"). */
  readonly isShown: boolean;
}

/** A noun in words. */
export interface NounSlots {
  /** "your brother", "la casa de tu abuela" */
  readonly np: string;
  /** The same without the condition that is quoted beside it. */
  readonly bare: string;
  readonly plural: boolean;
  readonly feminine: boolean;
  /** "a habit that keeps you company" */
  readonly meaning: string;
  /** "keeps company and follows its training", only when it fits a singular subject. */
  readonly job: string | undefined;
  readonly where: string | undefined;
  /** "your grandmother" of "your grandmother's house", and what she is. */
  readonly owner: { readonly np: string; readonly meaning: string } | undefined;
  readonly known: boolean;
  readonly group: SymbolGroup;
  readonly trait: TraitSlots | undefined;
  /** How many scenes came before. */
  readonly scene: number;
}

export interface ActSlots {
  /** "open the door with your key" · "abrir la puerta con tu llave" */
  readonly doing: string | undefined;
  /** "moving freely in your inner mind" · "moverte con libertad por dentro" */
  readonly meaning: string;
  /** Display name, lower case: "flying" · "volar" */
  readonly name: string;
  readonly quote: string | undefined;
  readonly actor: NounSlots | undefined;
  /** The actor was read in an earlier sentence. */
  readonly actorKnown: boolean;
  readonly object: NounSlots | undefined;
  readonly scene: number;
}

/** A feeling, a condition without a noun, or something absent. */
export interface MoodSlots {
  readonly name: string;
  readonly words: string;
  readonly meaning: string;
  readonly quote: string | undefined;
  readonly group: SymbolGroup;
}

/** What a change is told with: two meanings, two names. */
export interface ChangeSlots {
  readonly fromMeaning: string;
  readonly toMeaning: string;
  readonly from: string;
  readonly to: string;
}

export interface OneSlots {
  readonly meaning: string;
  readonly name: string;
  readonly second: string | undefined;
  /** `second` is a plural. */
  readonly plural?: boolean;
  /** Meaning of `second` where that is a noun's phrase. */
  readonly third: string | undefined;
  /** The dreamer's own words for an action. */
  readonly quote?: string | undefined;
  /** What the dreamer does: "open the door" · "abrir la puerta" */
  readonly doing?: string | undefined;
  /** An action of somebody else. */
  readonly actor?: ActSlots | undefined;
}

export interface LastSlots {
  readonly quote: string | undefined;
  readonly np: string | undefined;
  readonly meaning: string | undefined;
  readonly isAct: boolean;
}

export interface TextSlots {
  readonly text: string;
  /** What it is about, as the dream has it: "the driving", "your car". */
  readonly image?: string | undefined;
}

/** Every table of sentence skeletons of one language. */
export interface Phrasing {
  readonly openingPlaces: readonly Skeleton<ChangeSlots>[];
  readonly openingFeelings: readonly Skeleton<ChangeSlots>[];
  readonly openingImages: readonly Skeleton<ChangeSlots>[];
  /** What happens, named beside a change and not read yet. */
  readonly openingEvent: readonly Skeleton<OneSlots>[];
  readonly openingPlaceAct: readonly Skeleton<OneSlots>[];
  /** An action and the weightiest figure of the dream. */
  readonly openingActWith: readonly Skeleton<OneSlots>[];
  readonly openingAct: readonly Skeleton<OneSlots>[];
  readonly openingImage: readonly Skeleton<OneSlots>[];
  readonly openingGap: readonly Skeleton<LastSlots>[];
  readonly place: readonly Skeleton<NounSlots>[];
  readonly owned: readonly Skeleton<NounSlots>[];
  readonly person: readonly Skeleton<NounSlots>[];
  readonly thing: readonly Skeleton<NounSlots>[];
  readonly conditioned: readonly Skeleton<NounSlots>[];
  readonly coloured: readonly Skeleton<NounSlots>[];
  readonly rest: readonly Skeleton<readonly NounSlots[]>[];
  readonly actDreamer: readonly Skeleton<ActSlots>[];
  /** With the thing it is done to. */
  readonly actWithObject: readonly Skeleton<ActSlots>[];
  readonly actOnDreamer: readonly Skeleton<ActSlots>[];
  readonly actOther: readonly Skeleton<ActSlots>[];
  readonly actHappens: readonly Skeleton<ActSlots>[];
  readonly traitDreamer: readonly Skeleton<MoodSlots>[];
  readonly traitScene: readonly Skeleton<MoodSlots>[];
  readonly absence: readonly Skeleton<MoodSlots>[];
  readonly absenceOfFeeling: readonly Skeleton<MoodSlots>[];
  readonly feelingMine: readonly Skeleton<MoodSlots>[];
  readonly feelingOther: readonly Skeleton<MoodSlots>[];
  readonly feelingUnnamed: readonly Skeleton<LastSlots>[];
  readonly ending: readonly Skeleton<LastSlots>[];
  readonly guidanceAct: readonly Skeleton<ActSlots>[];
  readonly guidanceOnDreamer: readonly Skeleton<ActSlots>[];
  readonly guidanceImage: readonly Skeleton<NounSlots>[];
  readonly guidanceMood: readonly Skeleton<MoodSlots>[];
  readonly guidanceGap: readonly Skeleton<LastSlots>[];
  readonly question: readonly Skeleton<TextSlots>[];
  /** A question that says which image it comes from. */
  readonly questionOf: readonly Skeleton<TextSlots>[];
  readonly questionGap: readonly Skeleton<LastSlots>[];
  readonly deedGap: readonly Skeleton<LastSlots>[];
  readonly gap: readonly Skeleton<LastSlots>[];
}
