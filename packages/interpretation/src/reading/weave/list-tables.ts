import type { Language } from '@chitta/symbols/types';
import type { Skeleton } from '../model.ts';
import { skeletons } from '../phrasing/skeletons.ts';

/** What is left of a scene, named together. */
export interface ListSlots {
  /** "the stairs, the bed and your sister" */
  readonly list: string;
  readonly isOne: boolean;
}

type Tables = Readonly<Record<'people' | 'places' | 'things' | 'words', readonly Skeleton<ListSlots>[]>>;

const english: Tables = {
  people: skeletons<ListSlots>(
    'en.list-people',
    ({ list }) => `others look on, and they are of your house too: ${list}`,
    ({ list }) => `in ${list} you meet more of yourself than you might greet by day`,
    ({ list }) => `count ${list} among those in you who have a say in it`,
    ({ list }) => `further voices of yours wear these faces: ${list}`,
    ({ list }) => `by the way you look at ${list} you look at sides of yourself`,
    ({ list }) => `do not forget ${list}, whom you cast in this yourself`,
    ({ list, isOne }) =>
      `${list} ${isOne ? 'has' : 'have'} a part in it, large or small, and the part is yours`,
    ({ list }) => `also of the company: ${list}`,
    ({ list }) => `someone in you answers when you think of ${list}`,
    ({ list }) => `with ${list}, other sides of you are standing by`,
    ({ list, isOne }) =>
      `you are not alone with it, for ${list} ${isOne ? 'belongs' : 'belong'} to you as well`,
    ({ list }) => `nobody here is a stranger for good, not even ${list}`,
    ({ list }) => `what you would say of ${list} in a word, you can also say of yourself`,
  ),
  places: skeletons<ListSlots>(
    'en.list-places',
    ({ list }) => `around it lies the ground you know from elsewhere in yourself: ${list}`,
    ({ list, isOne }) => `the way leads past ${list}, ${isOne ? '' : 'each '}a state you can be in`,
    ({ list }) => `you also touch ${list}, and leave again`,
    ({ list }) => `the setting is drawn with ${list}`,
    ({ list }) => `not far off, and part of the same mind: ${list}`,
    ({ list, isOne }) => `${list} ${isOne ? 'gives' : 'give'} it somewhere to happen`,
    ({ list }) => `you pass ${list} without stopping, and still it is your own ground`,
    ({ list }) => `of the places in it, look back at ${list}`,
    ({ list }) => `the edges of the picture belong to it as well: ${list}`,
    ({ list }) => `take in the surroundings as well, ${list}, since a mood has its landscape`,
    ({ list, isOne }) =>
      `behind the scene ${isOne ? 'stands' : 'stand'} ${list}, as a backdrop you built yourself`,
    ({ list }) => `where else this is at home the dream shows by way of ${list}`,
    ({ list }) => `there is room around the matter: ${list}`,
  ),
  things: skeletons<ListSlots>(
    'en.list-things',
    ({ list, isOne }) =>
      `close at hand you have ${list}, and ${isOne ? 'it comes in useful' : 'each has its use'}`,
    ({ list }) => `small things do their work in the background: ${list}`,
    ({ list }) => `the dream furnishes this with ${list}`,
    ({ list }) => `what lies about is yours to use: ${list}`,
    ({ list }) => `do not step over ${list}, for you put them there`,
    ({ list }) => `more is within reach than you take up, ${list} among it`,
    ({ list }) => `nothing is there for decoration, least of all ${list}`,
    ({ list }) => `pick up ${list} in passing, as one does with what may be needed`,
    ({ list, isOne }) => `on closer view ${list} ${isOne ? 'turns' : 'turn'} out to be yours as well`,
    ({ list }) => `what you noticed enough to tell you may keep: ${list}`,
    ({ list, isOne }) => `${list} ${isOne ? 'stays' : 'stay'} in the corner of the eye and at work`,
    ({ list, isOne }) =>
      `${list} ${isOne ? 'has' : 'have'} been put where you can reach, and you did the putting`,
    ({ list }) => `a look at ${list} is worth the moment it takes`,
    ({ list, isOne }) => `even ${list} ${isOne ? 'comes' : 'come'} out of your own store`,
    ({ list }) => `also there, and not by chance: ${list}`,
    ({ list }) => `in the details the same matter goes on, in ${list}`,
  ),
  words: skeletons<ListSlots>(
    'en.list-words',
    ({ list }) => `some of your words keep their weight even in passing: ${list}`,
    ({ list }) => `hear ${list} along with the rest`,
    ({ list }) => `the movement of it is in ${list}`,
    ({ list }) => `you also say ${list}, and the tone of it belongs to the whole`,
    ({ list }) => `the same thread runs on through ${list}`,
    ({ list }) => `what else goes on there you put briefly: ${list}`,
    ({ list, isOne }) => `between the lines ${isOne ? 'stands' : 'stand'} ${list}`,
    ({ list }) => `listen for ${list} as you read it over`,
    ({ list, isOne }) => `${list}: ${isOne ? 'that, too, is' : 'those, too, are'} said in your own words`,
  ),
};

const spanish: Tables = {
  people: skeletons<ListSlots>(
    'es.list-people',
    ({ list }) => `otros miran, y también son de tu casa: ${list}`,
    ({ list }) => `en ${list} te encuentras con más de ti de lo que saludas de día`,
    ({ list }) => `cuenta a ${list} entre quienes en ti tienen algo que decir`,
    ({ list }) => `otras voces tuyas llevan estas caras: ${list}`,
    ({ list }) => `con ${list}, otros lados de ti están al lado`,
    ({ list }) => `en este asunto tienes compañía: ${list}`,
    ({ list }) => `aquí nadie te es ajeno del todo, tampoco ${list}`,
    ({ list }) => `lo que dirías en una palabra de ${list}, puedes decirlo también de ti`,
    ({ list }) => `hay más gente de casa: ${list}`,
    ({ list }) => `el reparto lo completa alguien más: ${list}`,
    ({ list }) => `de ${list} reconoces algo si miras dos veces`,
    ({ list }) => `junto a ti van otros lados tuyos: ${list}`,
    ({ list }) => `el resto de la compañía también se viste en tu casa: ${list}`,
    ({ list }) => `algo de ti se mueve también con ${list}`,
    ({ list }) => `salen a escena otros rasgos tuyos, con esta forma: ${list}`,
  ),
  places: skeletons<ListSlots>(
    'es.list-places',
    ({ list }) => `alrededor queda un terreno que conoces de otras partes de ti: ${list}`,
    ({ list }) => `el camino pasa por ${list}, y por dentro es una manera de estar`,
    ({ list }) => `tocas además ${list} y vuelves a salir`,
    ({ list }) => `el escenario se dibuja con ${list}`,
    ({ list }) => `mira también el entorno, ${list}, porque un ánimo tiene su paisaje`,
    ({ list }) => `al fondo, como un decorado que levantaste tú, hay sitio para ${list}`,
    ({ list }) => `dónde más vive esto lo enseña el sueño por medio de ${list}`,
    ({ list }) => `hay espacio en torno al asunto: ${list}`,
    ({ list }) => `pones además ${list}, y cada lugar tiene su humor`,
    ({ list }) => `donde dices ${list}, dices también por dónde andas por dentro`,
    ({ list }) => `no todo ocurre en el mismo sitio, pues cuentas también con ${list}`,
    ({ list }) => `recorre otra vez ${list} con calma, que es terreno tuyo`,
    ({ list }) => `el mapa de este sueño tiene más señales: ${list}`,
    ({ list }) => `hay más paisaje, y es tuyo: ${list}`,
    ({ list }) => `el sueño pisa también ${list}, aunque sea de paso`,
  ),
  things: skeletons<ListSlots>(
    'es.list-things',
    ({ list }) => `tienes a mano ${list}, y para algo será`,
    ({ list }) => `hay cosas pequeñas que trabajan al fondo: ${list}`,
    ({ list }) => `el sueño amuebla esta parte con ${list}`,
    ({ list }) => `lo que hay por ahí puedes usarlo: ${list}`,
    ({ list }) => `no pases por encima de ${list}, que eso lo pusiste tú`,
    ({ list }) => `queda más a tu alcance de lo que tomas, entre otras cosas ${list}`,
    ({ list }) => `también está ahí, y no por casualidad: ${list}`,
    ({ list }) => `en los detalles sigue lo mismo, en ${list}`,
    ({ list }) => `y no te faltan cosas con que hacerlo: ${list}`,
    ({ list }) => `mira también ${list}, que algo tuyo dejaste ahí al contarlo`,
    ({ list }) => `a la escena le diste además ${list}`,
    ({ list }) => `con ${list} se completa el cuadro`,
    ({ list }) => `cuentas además con ${list}`,
    ({ list }) => `algo tuyo hay también en ${list}`,
    ({ list }) => `no hay sueño sin utilería, y aquí es ${list}`,
    ({ list }) => `todo eso lo trajiste tú: ${list}`,
    ({ list }) => `al lado de lo grande queda lo pequeño, y aquí lo pequeño es ${list}`,
  ),
  words: skeletons<ListSlots>(
    'es.list-words',
    ({ list }) => `algunas palabras tuyas pesan aunque vayan de paso: ${list}`,
    ({ list }) => `oye ${list} junto con lo demás`,
    ({ list }) => `el movimiento está en ${list}`,
    ({ list }) => `dices también ${list}, y ese tono es parte del conjunto`,
    ({ list }) => `el mismo hilo sigue por ${list}`,
    ({ list }) => `lo demás que pasa ahí lo dices en breve: ${list}`,
    ({ list }) => `entre líneas queda ${list}`,
    ({ list }) => `fíjate en ${list} cuando vuelvas a leerlo`,
    ({ list }) => `con ${list} das otra vuelta a lo mismo`,
    ({ list }) => `y queda lo que dices de paso, ${list}, que también suma`,
    ({ list }) => `no borres ${list}, que sin eso el sueño sería otro`,
  ),
};

export const listTables: Readonly<Record<Language, Tables>> = { en: english, es: spanish };
