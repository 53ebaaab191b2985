import { idiomsByPreposition } from './idioms-by-preposition.ts';
import { idiomsWithVerbs } from './idioms-with-verbs.ts';

/** Quantities, connectives, greetings and exclamations whose words are not meant. */
const otherIdioms = `
a caballo regalado no se le mira, alguna vez, algunas veces, amor de dios, antes que nada, así que, ay dios, ay madre, ay mi madre, boca abajo
boca arriba, brazos en jarra, brazos en jarras, buen rato, buena gente, buena onda, buenas noches, buenas tardes
buenos días, cabeza de familia, cabeza de turco, cabeza dura, cada cual, cada dos por tres, cada quien, cada tanto
cada vez, cada vez más, caldo de cultivo, cara a, cara a cara, cara b, cara de perro, cara de pocos amigos
cara dura, cara o cruz, carne de cañón, caso omiso, casi casi, chapado a la antigua
chapada a la antigua, chapados a la antigua, cierto día, codo a codo, codo con codo, como alma que lleva el diablo
como anillo al dedo, como caído del cielo, como de costumbre, como dios manda, como la palma de su mano, como loco
como pedro por su casa, como pez en el agua, como quien dice, como quien no quiere la cosa, como si fuera poco, como si nada, como si tal cosa
cosa de, cosas así, cosas por el estilo, cuanto antes, cuarto de hora, cuerpo a cuerpo
dale que dale, día a día, día con día, día tras día, dicho y hecho, dimes y diretes, dios dirá, dios la tenga, dios lo tenga, dios me libre, dios mío
dios quiera, dios sabe, donde sea
el colmo, el caso es que, el día de mañana, el hecho de, el otro día, el qué dirán, el resto de, el rey de roma
era hora de, es decir, es hora de, esta vez, esto es
frente a, frente a frente, fuera de combate, fuera de lo común, fuera de lo normal, fuera de lugar, fuera de serie
fuera de sí, fuerza de voluntad, gajes del oficio, golpe de suerte, golpe de vista, gota a gota, gracias a
gracias a dios, gran cosa, gran parte de, hace tiempo, hace mucho tiempo, hace poco tiempo
hecho y derecho, hecha y derecha, hechos y derechos, hechas y derechas, hecho un lío
hijo de puta, hijos de puta, hijo de su madre, hora pico, hora punta, hoy día, hoy en día, hoy por hoy
ida y vuelta, idas y venidas, igual de, igual que, junto a, junto con
la cosa es que, la mar de, la mayor parte, la mayor parte de, la mayoría de, la otra cara, la primera vez
la última vez, la verdad, largo y tendido, lo antes posible, lo de menos, lo de siempre, lo mismo, lo que sea, los demás
las demás, línea recta, lugar común
madre de dios, madre mía, mala cara, mala leche, mala onda, mala pata, mal rato, mal rollo, mal trago
mano a mano, mano de obra, manos a la obra, más bien, más de la cuenta, más o menos, más que nada, más tarde
me cago en la leche, media naranja, media vuelta, medio ambiente, medio mundo, mejor dicho, menos mal, metro cuadrado, metros cuadrados, menudo lío
mientras tanto, mil cosas, mil disculpas, mil gracias, mil maneras, mil pedazos, mil perdones, mil veces, mil y una
muchas veces, muy de mañana
nada de nada, nada del otro mundo, nada más, nada que ver, ni bola, ni de broma, ni de coña, ni en sueños, ni hablar
ni loco, ni loca, ni modo, ni mucho menos, ni papa, ni pies ni cabeza, ni pizca, ni por asomo, ni siquiera, ni un alma
ni un duro, no cabe duda, no hay de qué, no obstante, o sea, oh dios, ojo al parche, ojo avizor, ojo con, otra cosa
otra vez, otras veces, otro día
pan comido, pan de cada día, parte de, paso a paso, pata pelada, pese a, pie de foto, pie de página
pies de plomo, poca cosa, poco a poco, poco después, primer plano, primera vez, pues nada, punto de partida
punto de vista, punto final, punto muerto, punto y aparte, punto y coma, puro cuento
qué barbaridad, qué caña, qué cara, qué carajo, qué chido, qué cojones, qué coño, qué cosa, qué cosas, qué demonios
qué diablos, qué espanto, qué fuerte, qué lástima, qué leches, qué lío, qué marrón, qué más da, qué mierda, qué mona, qué mono, qué padre, qué pasada
qué pena, qué rayos, qué rollo, qué sé yo, qué suerte, qué tal, qué va, que padre, que pena, que suerte, quién sabe
rara vez, rato libre, rienda suelta, sabe dios, salvo que, sangre fría, se supone que, se trata de, se trataba de
sentido común, sentido del humor, si acaso, si bien, sobra decir
tal como, tal cual, tal para cual, tal vez, tan pronto como, tan solo, tarde o temprano, tiempo atrás, tiempo libre
toda clase de, toda la vida, todas partes, todo derecho, todo el camino, todo el mundo, todo el rato, todo el tiempo, todo lo contrario
todo recto, todo tipo de, todos los días, tres cuartos de hora
la vuelta a la manzana, una serie de, número de serie, números de serie, alto el fuego, boca del metro, boca de metro, boca del túnel
un montón, un montón de, un no sé qué, un par de, un pelín, un poco, un poco de, un puñado de, un rato
un sinfín de, una barbaridad, una cosa, una especie de, una gran cantidad de, una parte de
una que otra, una suerte de, una vez, una vez más, una y otra vez, unas cuantas, uno a uno, uno por uno
unos cuantos, vaya tela, ver para creer, vez en cuando, vía libre, vida mía, vida y milagros, visto bueno
visto lo visto, voz en grito, vuelta a empezar, y pico, y punto, y tal
`;

/**
 * Phrases whose words do not mean what they name. A word with `/v` stands for all its forms; `su` and `sus` stand for
 * every possessive. One a line.
 */
export const spanishIdioms = `${otherIdioms}${idiomsByPreposition}${idiomsWithVerbs}`
  .trim()
  .replaceAll(/, |\n+/g, '\n');
