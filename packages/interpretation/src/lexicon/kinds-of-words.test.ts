import type { Language } from '@chitta/symbols/types';
import { describe, expect, it } from 'vitest';
import { recognise } from '../recognise/recognise.ts';
import { readLexiconFile } from '../testing/read-lexicon.ts';
import { createLexicon, type Lexicon } from './lexicon.ts';

/** Sentences in which a noun of either gender may stand. */
const carriers: Readonly<Record<Language, readonly string[]>> = {
  en: ['I spoke with the % for a while.', 'There was % on the table.'],
  es: ['Hablé un rato con el %.', 'Hablé un rato con la %.', 'Había % sobre la mesa.'],
};

/** People by what they do and by what ties them to others: each is somebody, none is their tool or their place. */
const persons: Readonly<Record<Language, string>> = {
  en: `fisherman, sailor, shepherd, gardener, librarian, chef, photographer, astronaut, cyclist, hunter, swimmer, drummer,
    pianist, violinist, undertaker, gravedigger, paramedic, flight attendant, taxi driver, archer, hiker, beekeeper, juror,
    plumber, carpenter, tailor, baker, midwife, translator, miner, ferryman, referee, goalkeeper, bricklayer, postman,
    mourner, winner, housewife, son-in-law, bookseller, interviewer, creditor, survivor, prostitute, liar, falconer,
    ballerina, lifeguard, chauffeur, villager, firefighter, notary, jockey, hypnotist, clairvoyant, dog trainer, juggler`,
  es: `pescador, marinero, pastora, jardinero, bibliotecaria, cocinera, fotógrafa, astronauta, ciclista, cazadora de animales,
    nadadora, baterista, pianista, violinista, sepulturero, enterrador, paramédico, azafata, taxista, arquero, excursionista,
    apicultor, fontanero, carpintero, sastre, panadero, comadrona, traductora, minero, barquero, árbitro, portero, albañil,
    cartero, doliente, ganadora, ama de casa, yerno, nuera, entrevistadora, acreedor, superviviente, prostituta, mentirosa,
    bailarina, socorrista, chófer, aldeana, bombera, notario, jinete, vidente, adiestradora, malabarista, ferroviario`,
};

const materials: Readonly<Record<Language, string>> = {
  en: 'metal, plastic, rubber, leather, cotton, cloth, steel, cardboard, velvet',
  es: 'metal, plástico, caucho, cuero, algodón, tela, hierro, madera, cartón, terciopelo',
};

const materialEntries = new Set([
  'class-materials',
  'class-material',
  'class-fabric',
  'class-stones',
  'wood-log',
]);

/** A word and an entry with which it was once mixed up: another use, a part of it, or somebody who works with it. */
const neverMixed: Readonly<Record<Language, string>> = {
  en: `raincoat umbrella, padlock key, piano key key, smile laugh, sleeping bag sleep, toothbrush teeth, courtroom judge,
    paintbrush artist, orphanage orphan, treasure map pirate, sugar honey, condom medicine, oxygen class-stones,
    helium class-stones, seat belt class-restraints, heaven sky, pope ruler, prey predator, lap arm-leg, picnic park,
    magic wand wizard, test tube scientist, dead man class-helper-or-victim, blind man class-social-type,
    fire station firefighter, pacifier diaper, business card book, time machine computer`,
  es: `impermeable umbrella, candado key, tecla del piano key, sonrisa laugh, saco de dormir tent, cepillo de dientes teeth,
    juzgado judge, pincel artist, orfanato orphan, mapa del tesoro pirate, azúcar honey, condón medicine,
    oxígeno class-stones, helio class-stones, cinturón de seguridad class-restraints, paraíso sky, papa de Roma ruler,
    regazo arm-leg, picnic park, varita mágica wizard, tubo de ensayo scientist, un muerto class-helper-or-victim,
    hombre ciego class-social-type, estación de bomberos firefighter, chupete diaper, tarjeta book,
    máquina del tiempo computer`,
};

const list = (text: string) => text.split(',').map((word) => word.trim().replace(/\s+/g, ' '));

/** What the whole of a word is taken for, in the sentence that suits it. */
function mentionsOf(word: string, lexicon: Lexicon, language: Language) {
  return carriers[language].flatMap((carrier) =>
    recognise(carrier.replace('%', word), lexicon).filter(
      ({ text }) => text.toLowerCase() === word.toLowerCase(),
    ),
  );
}

describe.each<Language>(['en', 'es'])('kinds of words (%s)', async (language) => {
  const lexicon = createLexicon(await readLexiconFile(language));

  it('take people for somebody', () => {
    const others = list(persons[language]).filter((word) => {
      const mentions = mentionsOf(word, lexicon, language);
      return mentions.length === 0 || mentions.some(({ group }) => group !== 'person' && group !== 'being');
    });
    expect(others).toEqual([]);
  });

  it('take materials for what things are made of', () => {
    const others = list(materials[language]).filter((word) => {
      const mentions = mentionsOf(word, lexicon, language);
      return mentions.length === 0 || mentions.some(({ symbol }) => !materialEntries.has(symbol));
    });
    expect(others).toEqual([]);
  });

  it('take no word for what it only goes with', () => {
    const mixed = list(neverMixed[language]).filter((pair) => {
      const end = pair.lastIndexOf(' ');
      const mentions = mentionsOf(pair.slice(0, end), lexicon, language);
      return mentions.some(({ symbol }) => symbol === pair.slice(end + 1));
    });
    expect(mixed).toEqual([]);
  });
});
