import { wordSet as words } from '../../../../reading/syntax/word-set.ts';

/** Words that only a noun or an adjective follows. */
export const determiners = words(`
  el la los las un una unos unas mi mis tu tus su sus este esta estos estas ese esa esos esas aquel aquella aquellos
  aquellas del al cada otro otra otros otras algún alguna algunos algunas ningún ninguna varios varias muchos muchas
  dos tres cuatro cinco todo toda todos todas nuestro nuestra`);
/** Determiners that are pronouns before a verb. */
export const clitics = words('me te se lo la los las le les nos');
/** Behind these a noun is no subject. */
export const governing = words(`
  en a al ante bajo con contra de del desde entre hacia hasta para por según sin sobre tras durante como cerca detrás
  debajo encima junto frente delante`);
/** Words that make a clause lean on another one. */
export const subordinators = words(
  'que quien quienes cuando mientras porque si donde cual cuales cuyo cuya como aunque pues qué quién cómo dónde cuál',
);
/** What no stretch that is told can begin with. */
export const leaning = words(
  'que quien quienes porque donde como sino ni o u cual cuales cuyo cuya pues qué quién cómo dónde cuál aun hasta',
);
/** What may stand before a sentence and is not told with it. */
export const leading = words('y e pero pues bueno claro total bien entonces');
/** What no told stretch ends with. */
export const dangling = words(`
  y e o u pero que de del a al en con por para sin un una el la los las su sus mi mis tu tus se te me lo le muy más
  como cuando donde porque si era estaba estabas había hay ni no es son tan sobre entre hacia desde hasta qué cuyo cuya
  este esta estos estas ese cada otro otra mientras aunque ya casi resultó así tanto bueno claro yo`);
/** With an article before a verb they say when, not who. */
export const nounsOfTime = words(
  'noche día vez tarde mañana rato momento semana año veces días noches principio final instante tiempo mes',
);
/** Third persons that no ending and no rule gives. */
export const thirdForms = words(`
  es son está están hay hubo fue fueron va van ha han dice ve ven hace viene vienen tiene tienen pone ponen eran iban
  sigue siguen oye da dan dio vio hizo dijo quiso vino sabe puede pueden quiere quieren huele cae caen ríe sale salen
  parece pasa duele gusta encanta existe queda lleva llega veían dieron fueran`);
/** Imperfects that are of nobody, unless "yo" is said. */
export const impersonal = words(
  'había hacía era parecía llovía nevaba anochecía amanecía ocurría sucedía resultaba',
);
/** Verbs with which dreamers begin to tell of themselves. */
export const tellers = words(`
  estaba iba caminaba corría tenía veía quería sabía sentía llevaba buscaba intentaba trataba seguía podía nadaba volaba
  viajaba manejaba conducía esperaba miraba andaba vivía trabajaba trataba observaba escuchaba oía necesitaba debía`);
/** What was so, rather than what was done: said of things as easily as of people. */
export const stative = words('estaba tenía era llevaba iba había parecía podía quedaba venía salía');
/** "me" before these is the dreamer, doing something to nobody else. */
export const reflexive = words(`
  encontraba hallaba iba quedaba acercaba levantaba sentaba acostaba ponía metía escondía alejaba despedía dirigía
  casaba mudaba bañaba vestía tiraba asomaba enteraba sentía imaginaba preguntaba fijaba duchaba arrodillaba`);
/** A noun behind these is their subject. */
export const intransitive = words(`
  estaba llegaba salía venía aparecía pasaba caía entraba quedaba faltaba corría sonaba existía surgía brillaba vivía
  volaba dolía gustaba encantaba molestaba asustaba decía gritaba aparecería saldría vendría importaba seguía empezaba comenzaba iba viajaba
  flotaba bailaba lloraba dormía colgaba temblaba ardía roncaba crecía pesaba yacía reinaba sangraba descansaba`);
/** A noun behind "me" and one of these does it to the dreamer. */
export const upon = words(
  'miraba perseguía hablaba llamaba esperaba observaba atacaba abrazaba besaba mordía picaba',
);
/** What is had, held or wanted, a person too, needs no "a". */
export const having = words(
  'tenía llevaba quería buscaba cargaba sostenía traía necesitaba veía miraba dibujaba hacía',
);
/** A noun behind these is who does it or what it is done to. */
export const either = words('esperaba subía bajaba tocaba cantaba manejaba conducía cruzaba rodaba');
/** Words of remembering, waking, telling and judging, of "nosotros", of a reader and of the other language. */
export const outside = words(`
  the was were and with my nos nosotros nosotras vos usted ustedes os etc creo supongo digamos debes deberías debería
  acuerdo recuerdo recordaba imagínense imagino léase agárrense tú ti te tu tus contigo sueño sueños onírico vamos somos
  estamos fuimos debo deseo desearía curioso q x k xq pq porq tb tmb creí olvidé admito resumo cuento`);
/** A verb of these behind "que": what was dreamt. */
export const dreamt = words('soñé soñado soñaba sueño soñando');
/** Nouns that end like a verb of "nosotros". */
export const nounsInMos = words(
  'primos mismos últimos próximos ramos tramos extremos máximos íntimos mimos gramos kilogramos ritmos monos timos átomos ánimos mínimos legítimos racimos anónimos',
);
