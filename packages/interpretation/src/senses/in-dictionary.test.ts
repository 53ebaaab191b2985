import type { Language } from '@chitta/symbols/types';
import { describe, expect, it } from 'vitest';
import { createLexicon } from '../lexicon/lexicon.ts';
import { recognise } from '../recognise/recognise.ts';
import { readLexiconFile } from '../testing/read-lexicon.ts';

/** Sentences with the words in brackets that could mean something else, and the symbols that they stand for here. */
const sentences: Readonly<Record<Language, readonly (readonly [string, string])[]>> = {
  en: [
    ['She spoke in a [stern] [voice].', 'strict voice'],
    ['I sat in the [stern] of the boat.', 'class-boat-part'],
    ['The teacher hit me with a [ruler].', 'scale'],
    ['The [ruler] of the country spoke.', 'ruler'],
    ['I put it [in the trunk].', 'class-car-part'],
    ['The elephant raised [its trunk].', 'elephant'],
    ['A [crane] flew over the lake.', 'class-water-birds'],
    ['A [crane] stood at the harbour.', 'truck'],
    ['He [fired the gun].', 'shoot'],
    ['My boss [fired me].', 'quit-job'],
    ['The [children] [play] in the yard.', 'child play'],
    ['I saw a [play] at school.', 'theatre'],
    ['I [ran into] an old friend.', 'meet'],
    ['I [ran into the wall].', 'crash'],
    ['I [ran] into the house.', 'run'],
    ['The leg of my chair [broke].', 'break-smash'],
    ['I was [broke].', 'poor'],
    ['A [chest] full of gold.', 'class-vessels'],
    ['My [chest] hurt.', 'chest-part'],
    ['A [spring] came out of the rock.', 'well-spring'],
    ['It was [spring].', 'spring-season'],
    ['The [fan] was turning.', 'fan-cooler'],
    ['A [fan] asked me to sing.', 'class-helper-or-victim'],
    ['The [match] between the two schools.', 'class-sports'],
    ['I stood [on a scale].', 'scale'],
    ['I [scaled] the wall.', 'climb'],
    ['He held the gun to [my temple].', 'head'],
    ['A [mole on] my face.', 'skin'],
    ['The eggs [hatched].', 'grow'],
    ['The ball rolls and [falls] on the floor.', 'fall'],
    ['Two [glasses of wine].', 'drinking-glass'],
    ['The [pitcher] threw it.', 'class-sportsperson'],
    ['He opened the [case] and [solved the case].', 'box judge'],
    ['She [had a baby shower].', 'party'],
    ['[My cell] rang.', 'phone'],
    ['Open [shops] everywhere.', 'shop'],
    ['He was [behind bars].', 'jail'],
    ['I had a [date] with him.', 'dating'],
    ['I [broke the seal].', 'class-stationery'],
    ['They [won the match].', 'class-sports'],
    ['She does not [wave] and he [waved].', 'greet greet'],
    ['My hand was cast in [plaster].', 'class-bearing-part'],
    ['A [litter of kittens] lay in the [litter].', 'class-cat-breeds trash'],
  ],
  es: [
    ['Las [chicas] y los [chicos], mis [hijas] y mis [hijos].', 'girl boy daughter son'],
    ['Las [niñas] y mis [tías].', 'girl aunt'],
    ['Las [hojas del libro]. Las [hojas] del árbol.', 'paper leaf'],
    ['La [hoja del cuchillo].', 'knife'],
    ['El jefe del [departamento]. Vivo en un [departamento].', 'class-working-room apartment'],
    ['La tela [gastada]. He [gastado] todo.', 'broken pay-money'],
    ['El caballo [tiraba hacia] el río.', 'push-pull'],
    ['[La salsa] golf.', 'class-seasonings'],
    ['[Tocaban una canción].', 'play-instrument'],
    ['Mi abuela [muerta] me habló. Mi abuela había [muerto].', 'dead die'],
    ['El [piso] se abrió. Compré un [piso].', 'floor apartment'],
    ['La [obra de teatro]. Los de la [obra].', 'theatre construction-site'],
    ['Me torcí la [muñeca]. La [muñeca] me miraba.', 'hand doll'],
    ['Ropa [cara]. Su [cara].', 'rich face'],
    ['El [pico] del pájaro. El [pico] nevado.', 'class-animal-parts peak'],
    ['Pegué todo [con cola]. La [cola] del perro.', 'glue tail'],
    ['El [partido] fue largo. El plato [partido].', 'class-sports broken'],
    ['Una persona [corriente]. La [corriente] del río.', 'ordinary wave'],
    ['El [ojo de la cerradura]. Mi [ojo].', 'lock eye'],
    ['Las [agujas del reloj]. La [aguja].', 'clock needle'],
    ['Los [cascos del caballo]. El [casco].', 'class-animal-parts helmet'],
    ['No tenía [capital]. La [capital] ardía.', 'class-money-finance city'],
    ['Me pegó [con una regla]. La [regla] no vale.', 'scale rule'],
    ['Salió en [busca] de su [llave].', 'search key'],
    ['La [puerta] [fría].', 'door cold'],
    ['Había una [cola] que daba la vuelta a la manzana.', 'queue'],
    ['Bebí de una [copa]. La [copa del árbol].', 'drinking-glass tree'],
    ['Una [llama] me miraba. La [llama] de la vela.', 'class-hoofed-animals fire'],
    ['Afilé una [sierra]. Fuimos a la [sierra].', 'saw mountain'],
    ['Las [hojas] estaban en blanco. Las [hojas] caían.', 'paper leaf'],
    ['Una camisa [rosa]. Una [rosa].', 'pink rose'],
  ],
};

describe.each<Language>(['en', 'es'])('senses in the dictionary (%s)', async (language) => {
  const lexicon = createLexicon(await readLexiconFile(language));

  it.each(sentences[language])('%s', (marked, symbols) => {
    const text = marked.replaceAll(/[[\]]/g, '');
    const found = recognise(text, lexicon).filter(({ kind }) => kind !== 'combined');
    const asked: (string | undefined)[] = [];
    let taken = 0;
    for (const { index, 0: bracket, 1: words = '' } of marked.matchAll(/\[([^\]]+)\]/g)) {
      const start = index - taken;
      asked.push(found.find((mention) => mention.start === start && mention.text === words)?.symbol ?? '');
      taken += bracket.length - words.length;
    }
    expect(asked.join(' ')).toBe(symbols);
  });
});
