import type { Guard } from '../../../../care/guards/guard.ts';
import { childTime, likeBefore, parents, partners } from './people.ts';

const blows = [
  'me saco/sacaba/arrastro/arrastraba/llevaba _ arrastrandome/arrastrada/arrastrado? del/por/de pelo/los/el/brazo/pelos',
  'arrastrandome del/por pelo/los/el',
  'me tiro/tiraba/lanzo/lanzaba/arrojo/arrojaba un/una/el/la vaso/botella/plato/cuchillo/taza/silla/florero/zapato/telefono',
  'me retorcio/retorcia el brazo',
  'me/nos perseguia/persiguio _ con el/un/una cinturon/cuchillo/palo/cable',
  'me dio/daba/pego/pegaba una patada/patadas en',
  'me/nos iba/iban/va a pegar/golpear/matar/dar',
  'me rompio/rompia/partio/partia la/el/los/las/un/una mandibula/nariz/brazo/costilla/costillas/dientes/diente/labio/dedo/ceja/cara',
  'me tenia/agarro/agarraba/cogia/cogio/sujetaba agarrada/agarrado/cogida/cogido? del/por/el cuello/pelo',
  'las manos en/alrededor el/del/mi cuello',
  'me tiro/tiraba/echo/echaba a/al/contra/por/de patadas/golpes/suelo/la/las/el escalera/escaleras/pared/suelo',
  'me tiro/tiraba/echaba/bajo a patadas/golpes',
  'me mata/mataba/mato a golpes/palos',
  'me/nos pegaba/pego/daba con',
  'me escupio/escupia en/a la cara',
  'un cuchillo en el/al cuello/garganta',
  'me/nos pegaba/pego/pega/golpeaba/golpeo/golpea/abofeteaba/abofeteo/pateaba/pateo/ahorcaba/ahorco/estrangulaba/estrangulo/asfixiaba/azotaba/azoto/maltrataba/maltrato/cacheteaba/cacheteo/zarandeaba/zarandeo/apaleaba/empotraba',
  'me/nos estaba/esta/empezo/empezaba/seguia/volvia/volvio a? pegando/golpeando/pegar/golpear/abofeteando/ahorcando/estrangulando/pateando/maltratando/maltratar',
  'pegandome/pegarme/golpeandome/golpearme/abofeteandome/abofetearme/ahorcandome/ahorcarme/estrangulandome/pateandome/maltratandome/pegarnos/golpearnos',
  'me/nos daba/dio/da/dando una? punetazos/punetazo/patadas/patada/golpes/bofetadas/bofetada/cachetada/cachetadas/paliza/golpiza/latigazos/correazos/cinturonazos/palizas',
  'dandome una? punetazos/patadas/golpes/bofetadas/cachetadas/paliza',
  'me empujo/empujaba/tiro/tiraba/lanzo/lanzaba/aventaba/avento/estampo contra la/el',
  'me empujo/empujaba/tiro/tiraba por las/la escaleras/escalera',
  'me agarro/agarraba/cogio/cogia/tomo por/del/de/el cuello/pelo/la',
  'me jalo/jalaba/tiro/tiraba del/de/el los? pelo/pelos/cabello',
  'me encerraba/encerro y/con',
];

const othersOfTheHouse =
  'madre/mama/mami/padre/papa/hijos/hijo/hija/hermano/hermana/hermanos/hermanas/abuela/ninos';

const isPlay = [
  'con las/la/una buena/noticia/noticias',
  'a dar un/una/el beso/abrazo/regalo/sorpresa/paseo/clase',
  'de menos',
  'con una/un/la/el almohada/cojin/bola/pelota/globo/pluma/flor/toalla/pescado/balon/cola',
  'un/el/los grito/gritos/susto/boton/abrazo/botones/cartel/pegatina/sol/beso',
  'el/la/su gripe/acento/resfriado/risa',
  'sin querer',
  'de/en broma/juego',
  'al ajedrez',
  'la pelota',
  'en la espalda para',
];

/** Violence at home. */
export const violence: Guard = {
  kind: 'violence_partner_or_family',
  rows: [
    {
      all: [
        ['ultima vez', 'a escondidas', 'para que el no', 'me escondia de el'],
        ['casi me mata/mato/mataba', 'me habia pegado/golpeado', 'me mataria', 'me iba a matar'],
      ],
      within: 16,
      not: ['monstruo/zombi/tiburon/asesino/extraterrestre/oso/soldado'],
    },
    {
      all: [
        [...partners, 'padre/papa/padrastro'],
        [
          'ninos se escondian/lloraban/miraban',
          'me escondia/escondi/encerraba/encerre',
          'al lado de mi cabeza',
          'me daba miedo',
        ],
        [
          'me/nos gritaba/grito',
          'rompia/rompio platos/todo/cosas/la',
          'tiraba platos/cosas',
          'borracho',
          'golpeaba la pared',
        ],
      ],
      not: ['escondite', 'boda/fiesta'],
    },

    { all: [[...partners, ...parents], blows], by: 'them', not: isPlay },
    {
      all: [
        [...parents, ...partners],
        [
          `le/les pegaba/pego/pega/golpeaba/golpeo/daba _ a mi/la/mis/nuestros ${othersOfTheHouse}`,
          `golpeaba/golpeo/maltrataba/maltrato/pateaba/abofeteaba/golpeando/pegando/pegandole/golpeandole a mi/mis/la ${othersOfTheHouse}`,
          `dandole una? patadas/punetazos/golpes/bofetadas/paliza a mi/mis/la ${othersOfTheHouse}`,
          'pegandole/golpeandola',
        ],
      ],
      not: isPlay,
    },
    {
      all: [
        [...parents, ...partners, 'hermano', 'hermana', 'tio', 'tia', 'primo', 'el', 'ella', 'profesor'],
        [...likeBefore, ...childTime],
        [...blows, 'me/nos hacia/hizo/hace dano', 'hacerme dano', 'me lastimaba/lastimo', 'me maltrat*'],
      ],
      within: 8,
      by: 'them',
      not: [...isPlay, 'la ola/rama', 'pelota'],
    },
    {
      all: [
        [
          'me maltrat*',
          'violencia domestica/machista/intrafamiliar',
          'violencia de genero',
          'mi trauma',
          'orden de alejamiento/restriccion/proteccion',
          'marido/novio/padre/padrastro/ex/esposo violento/maltratador/agresivo',
          'casa de acogida',
          'mujeres maltratadas',
          'mi maltratador',
          'estres postraumatico',
        ],
      ],
    },
    {
      all: [
        partners,
        [
          'me mataria/mata/matara si lo/la/le/me',
          'que me mataria/mataba/matara',
          'me encontraria donde',
          'amenaz* con matarme',
          'me tenia encerrada/encerrado',
          'me encerraba',
          'no me dejaba salir',
          'levanto/levantaba la mano',
          'me esperaba _ _ con un/una cuchillo/pistola',
          'me escondia de mi',
        ],
      ],
      within: 10,
      not: ['escondite', 'la mano para saludar/votar'],
    },
    {
      all: [
        parents,
        ['con el/un cinturon/cinto', 'se quito/quitaba el cinturon/cinto', 'con la correa/chancla/faja'],
      ],
      within: 8,
      not: ['cinturon de seguridad', 'con la correa del', 'perro'],
    },
    {
      all: [
        ['hijos', 'hijas', 'hija', 'hijo', 'ninos'],
        ['veian/vieron/miraban/miran/ven/veia/vio'],
        ['me golpeaba/golpeo/pegaba/pego', 'golpearme/pegarme'],
      ],
      within: 10,
      not: ['rama/ola/pelota'],
    },
    {
      all: [
        ['otra vez como', 'de nuevo como', 'como antes/entonces/solia', 'volvia a'],
        ['me pegaba', 'me golpeaba', 'me hacia dano', 'me lastimaba'],
      ],
      within: 4,
      by: 'them',
      not: [...isPlay, 'ola/rama/viento'],
    },
    { all: [childTime, blows], within: 10, not: [...isPlay, 'ola/rama'] },
    {
      all: [
        ['el', 'ella'],
        ['otra vez', 'de nuevo', 'como antes/cuando'],
        ['me pegaba', 'me golpeaba', 'me hacia dano', 'me hizo dano', 'me tocaba'],
      ],
      within: 12,
      by: 'them',
      not: [...isPlay, 'ola/rama/viento'],
    },
  ],
};
