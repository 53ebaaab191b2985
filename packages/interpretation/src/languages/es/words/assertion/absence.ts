import type { CueBlock } from '../../../../assertion/assertion-pack.ts';

/** What a Spanish dream says was not there, or was not done. */
export const spanishAbsence: readonly CueBlock[] = [
  {
    state: 'pseudo',
    of: 'absent',
    scope: 'own',
    cues: `
      no|ni solo|solamente|por|muy|obstante
      sin mas|fin|embargo|duda|querer
      nunca|jamas habia|he|habian tan|tanto|tanta
      no @object? creer/v|pensar/v
      no tener/v mas
      no .
      no ,que
    `,
  },
  {
    state: 'absent',
    scope: 'afterPhrase',
    cues: `
      sin -mas|fin|embargo|duda|querer|que
      ni -siquiera|la|el|los|las|en|@object
      ni siquiera un|una
      ningun|ninguna
      nada de -lo|la|el|los|las|eso|esto|que|nada|nuevo
      en ningun momento
      en lugar|vez de
      ,no -@object|@be|@have|@negator|~past
      faltar/v +@indefinite|@definite|@possessive
    `,
  },
  {
    state: 'absent',
    scope: 'afterPredicate',
    cues: `
      no|nunca|jamas|tampoco -solo|solamente|por|muy
      nadie
      ni siquiera @object
      nada @object
    `,
  },
  {
    state: 'absent',
    scope: 'afterVerb',
    cues: `
      no|nunca|nadie|tampoco @object? # a @object? +~infinitive
      no|nunca|tampoco|ni @object? poder/v|lograr/v|conseguir/v @object?
      demasiado|demasiada *3 para
      evitar/v +~infinitive
      sin @object? +~infinitive
      negarse|nego|negaba|negue|negaban a
    `,
  },
  {
    state: 'absent',
    scope: 'ofLast',
    cues: `
      sin que *4 ~subjunctive
    `,
  },
  {
    state: 'absent',
    scope: 'beforePhrase',
    cues: `
      ya? no estaba|estaban|esta|estan|existia|aparecia|existian .
    `,
  },
];
