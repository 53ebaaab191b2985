import type { CueRow } from '../cue-row.ts';

/** Behind these "como" names a part that is played or a name that is given: "vestido como un rey", "lo usé como". */
const roles = `vestido vestida vestidos vestidas vestia vestian vistiera vestirme vestirse vistio disfrazado disfrazada
  trabajaba trabajo trabajando trabajar servia servian sirve usaba use uso usar usando utilizaba utilice utilizar
  identifique identifico reconoci conocido conocida conocidos conocidas actuaba llamado llamada tenia tengo tiene
  tenian adopte adopto adoptamos presento presentaba entre entro contrataron contrataban`;
/** What is given or kept "como" something is that. */
const partsPlayed = `mascota regalo premio castigo arma escudo recuerdo ofrenda postre rehen rehenes invitado invitada
  invitados testigo profesor profesora maestro maestra medico camarero camarera voluntario voluntaria ayudante guia
  pareja novia novio esposa esposo ejemplo prueba siempre`;

/** Behind "como" no thing that something is compared with. */
const exceptBare = `siempre antes ayer ahora hoy nunca yo tu el ella nosotros ellos ellas digo dije ves veras sabes se
  decia dicen todos todas nadie ninguno ninguna este esta estos estas ese esa eso esto aquel aquella mucho poco asi loco
  loca locos pude podia puedo debe quieras quise`;

/** What something is compared with. */
export const spanishComparison: readonly CueRow[] = [
  {
    cue: 'como el|la|los|las|mi',
    state: 'simile',
    reach: 'comparison',
    notAfter: 'asi tal',
    isAccentExact: true,
    isInside: true,
  },
  { cue: 'como el|la|los|las|lo de|del|que', state: 'simile', reach: 'comparison', isAccentExact: true },
  {
    cue: 'como un|una|unos|unas',
    state: 'simile',
    reach: 'comparison',
    notAfter: `asi tal ${roles}`,
    notBefore: 'especie tipo',
    notListing: 'cosas objetos animales tipos clases',
    isAccentExact: true,
  },
  {
    cue: 'como',
    state: 'simile',
    reach: 'phrase',
    notAfter: `asi tal tan y tanto no sabia se sabe siempre hasta ${roles}`,
    notBefore: `un una unos unas el la los las mi si se a al por que cuando siempre para en de no me te le lo les nos yo
      ella ellos tu estaba estaban era eran habia tenia soy es fue iba puede podia pude antes ahora nunca ya todo todos
      tal loco loca mucho muy mas esta este esa ese eso esto aquel su sus algo alguien nadie quien son estan ha han he
      sea fuera hubiera quiere quise querian dije dijo dice hace hacia muestra digo ${partsPlayed}`,
    isAccentExact: true,
    isInside: true,
  },
  // "Pequeños, como gallinas." At the beginning of a clause it gives a reason, and a verb follows.
  {
    cue: 'como *',
    except: exceptBare,
    state: 'simile',
    reach: 'inside',
    isAfterComma: true,
    isClosed: true,
    isAccentExact: true,
  },
  { cue: 'como cuando|quien', state: 'simile', reach: 'clause', isAccentExact: true },
  {
    cue: 'como en un|una|el|la|los|las|mi',
    state: 'simile',
    reach: 'comparison',
    notAfter: 'estaba estabamos estaban estoy era es eran',
    isAccentExact: true,
  },
  { cue: 'como de un|una|unos|unas', state: 'simile', reach: 'comparison', isAccentExact: true },
  { cue: 'como del', state: 'simile', reach: 'comparison', isAccentExact: true },
  {
    cue: 'aspecto|pinta|apariencia|aire|aires|actitud|fama|modo|manera de',
    state: 'simile',
    reach: 'phrase',
    notAfter: 'este ese esta esa mismo misma cualquier',
  },
  {
    cue: 'forma|formas de',
    state: 'simile',
    reach: 'phrase',
    notAfter: 'la esta esa misma una cualquier en',
  },
  {
    cue: 'cual',
    state: 'simile',
    reach: 'phrase',
    notAfter: 'el la lo los las del al tal cada por de',
    isAccentExact: true,
    isInside: true,
    notBefore: 'fue era es sea estaba',
  },
  { cue: 'tipico|tipica|tipicos|tipicas de', state: 'simile', reach: 'comparison' },
  {
    cue: 'bien|muy de',
    state: 'simile',
    reach: 'comparison',
    notBefore: 'repente nuevo noche manana cerca lejos verdad vez salud dinero pie acuerdo',
  },
  { cue: 'tan|tanto|tanta|tantos|tantas * como', state: 'simile', reach: 'comparison' },
  { cue: 'como a|al un|una|el|la', state: 'simile', reach: 'comparison', isAccentExact: true },
  { cue: 'como por', state: 'simile', reach: 'comparison', isAccentExact: true },
  { cue: 'como se', state: 'simile', reach: 'clause', isAccentExact: true },
  { cue: 'como si', state: 'simile', reach: 'supposition', isAccentExact: true },
  {
    cue: 'parecia|parecian|parece|parecen|parecio|pareciendo un|una|unos|unas|el|la|los|las|de',
    state: 'simile',
    reach: 'comparison',
    notBefore: 'especie',
  },
  {
    cue: 'parecia|parecian|parece|parecen|parecio a|al',
    state: 'simile',
    reach: 'comparison',
    onlyAfter: 'se me',
    notBefore: 'otro otra alguien',
  },
  {
    cue: 'parecia|parecian|parece|parecen|parecio mucho|bastante|muchisimo a|al',
    state: 'simile',
    reach: 'comparison',
    notBefore: 'otro otra alguien',
  },
  { cue: 'hacia|hizo|hace pensar en', state: 'simile', reach: 'comparison' },
  { cue: 'sabia|sabian|olia|olian como a', state: 'simile', reach: 'phrase' },
  {
    cue: 'parecido|parecida|parecidos|parecidas|similar|similares|semejante|semejantes a|al',
    state: 'simile',
    reach: 'comparison',
  },
  { cue: 'parecido con', state: 'simile', reach: 'comparison' },
  { cue: 'igual|iguales que|a|al', state: 'simile', reach: 'comparison' },
  {
    cue: 'tipo',
    state: 'simile',
    reach: 'comparison',
    notAfter: 'un el este ese algun otro todo del de los',
    notBefore: 'de',
  },
  {
    cue: 'estilo',
    state: 'simile',
    reach: 'phrase',
    notAfter: 'un el este ese algun otro todo del de los mi su con sin al',
    notBefore: 'de',
  },
  { cue: 'se asemejaba|asemejaban a|al', state: 'simile', reach: 'comparison' },
  {
    cue: 'simulaba|simulaban|simulando|imitaba|imitaban|imitando a|al|un|una|el|la',
    state: 'simile',
    reach: 'comparison',
  },
  { cue: 'me senti|sentia|siento un|una', state: 'simile', reach: 'comparison', notBefore: 'poco' },
  { cue: 'ni que fuera|fuese|fueran', state: 'simile', reach: 'clause' },
  { cue: 'al estilo', state: 'simile', reach: 'comparison' },
  { cue: 'estilo de', state: 'simile', reach: 'comparison', onlyAfter: 'al' },
  { cue: 'me recordaba|recordo|recuerda|recordaban|recordaron a|al', state: 'simile', reach: 'comparison' },
  { cue: 'del tamano de|del', state: 'simile', reach: 'comparison' },
  { cue: 'del color|grosor|largo|ancho de|del', state: 'simile', reach: 'phrase' },
  { cue: 'digno|digna|propio|propia|propios|propias de', state: 'simile', reach: 'comparison' },
  { cue: 'mas|menos * que un|una|mi|su|el|la|los|las', state: 'simile', reach: 'comparison' },
  { cue: 'mayor|menor|mayores|menores que un|una', state: 'simile', reach: 'comparison' },
];
