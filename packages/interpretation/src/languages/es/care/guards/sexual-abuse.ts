import type { Guard } from '../../../../care/guards/guard.ts';
import { childTime, nearOnes, partners } from './people.ts';

const touches = [
  'me/nos tocaba/toco/toca/tocaban/tocaron/tocando',
  'me/nos estaba/estaban/empezo/empezaba/comenzo a? tocando/tocar',
  'tocandome/tocarme',
  'toqueteandome/toquetearme/manoseandome/manosearme',
];

/** Sexual abuse and unwanted touch. */
export const sexualAbuse: Guard = {
  kind: 'abuse_sexual',
  rows: [
    {
      all: [
        [...nearOnes, 'el', 'un hombre/senor/desconocido', 'el padre/hermano/tio/marido de'],
        [
          'me metia/metio los/un/el dedos/dedo',
          'me arrincono/arrinconaba _ me besaba/beso/tocaba/toco',
          'no podia apartarlo/apartarle/quitarmelo/empujarlo/soltarme',
          'mano/manos dentro de mi/mis/la/las pantalon/pantalones/bragas/ropa/falda/calzon/pijama',
          'me beso/besaba y yo? no podia/queria',
        ],
      ],
      within: 14,
    },

    {
      all: [
        [...nearOnes, 'el', 'un hombre/senor/desconocido', 'el hombre/senor'],
        [
          'mano/manos/dedos en/sobre/por un/el/los/mi/mis/la/las pecho/pechos/tetas/culo/trasero/muslo/muslos/entrepierna/nalga/nalgas/senos',
          'me subia/subio por la/las/el pierna/piernas/muslo',
          'me agarro/agarraba/apreto/apretaba el/los/las/la pecho/pechos/culo/tetas/nalgas/trasero',
          'sentia sus dedos/manos',
          'mano/manos por debajo de la/mi camisa/blusa/camiseta/ropa',
        ],
      ],
      within: 14,
      not: ['venda', 'medico/medica/enfermera', 'masaje', 'arana/gato/hormiga*'],
    },
    {
      all: [
        [...nearOnes, ...partners],
        ['lo que me hacia/hizo/hacian', 'lo que me ha hecho', 'me lo hacia/hizo mientras'],
      ],
      within: 6,
      not: ['lo que me hacia reir/gracia/feliz'],
    },
    {
      all: [
        [...partners, ...nearOnes, 'el', 'un hombre'],
        [
          'lloraba/llorando',
          'pedia/pedi/suplicaba que parara/no/me',
          'no queria',
          'dije/decia que no',
          'no podia moverme',
        ],
        [
          'me lo hacia',
          'teniendo/tenia/tuvo sexo/relaciones conmigo',
          'encima de mi',
          'dentro de mi',
          'me desnud*',
        ],
      ],
      not: ['coche/camion/caballo/arbol/pared/techo/nieve'],
    },
    {
      all: [[...nearOnes], ['encima de mi', 'se me echo encima', 'se acostaba/acosto sobre mi']],
      within: 6,
      not: ['nieve/lucha/rugby/reia*/caballo/avion/nube'],
    },
    {
      all: [
        [...childTime, ...nearOnes, 'yo era una/un nina/nino'],
        ['secreto', 'no se lo digas/cuentes/dijera/contara'],
        ['quitarme la ropa', 'me quitaba la ropa', 'desnud*', 'juego secreto', 'nuestro secreto'],
      ],
      not: ['escondite', 'tesoro', 'club'],
    },

    {
      all: [
        [
          'me/nos/la/le violo/violaron/violaba/violaban/violan/viola/violado/violar',
          'me/nos han/habian/habia/ha violado',
          'violarme/violarla/violarnos/violandome',
          'violacion/violaciones/violador/violadores',
          'abuso/abusaba/abusaban/abusaron/abusa/abusar/abusan/abusado/abusando de mi/ella/nosotras/el',
          'abuso/abusos/acoso/agresion sexual/sexuales',
          'mi abusador/agresor',
          'manose*',
          'toquete*',
          'me forzaba/forzo/fuerza',
          'me obligaba/obligo/obligaron/obliga a tocar*/tocarlo/tocarle/desnudarme/besarlo/chupar/acostarme/desvestirme',
          'entre las/mis piernas',
          'mano/manos debajo/bajo de? la/mi/el falda/camison/ropa/vestido/pijama/blusa',
          'mano/manos en/por/dentro de? la/las/el/los/mis? bragas/calzones/pantalon/pantalones/pijama/ropa entrepierna/interior',
          'me metio/metia la mano en/entre/por/bajo/debajo',
          'me bajo/bajaba/quito/quitaba/arranco el/la/las/los/mi/mis bragas/pijama/calzones/ropa/pantalon/pantalones/calzon/calzoncillos',
          'se frotaba/froto/restregaba/restrego contra mi/mis',
          'incesto',
          'tocamientos',
          'contra mi voluntad',
          'partes intimas',
          'sus manos por todo mi',
        ],
      ],
      not: ['pelota', 'el violin'],
    },
    {
      all: [nearOnes, touches],
      by: 'them',
      not: [
        'el/la/mi hombro/frente/mejilla/cabeza/brazo/mano/nariz/espalda/cara/barbilla/rodilla para/con/y',
        'me/tocaba/toco/tocarme/tocando el hombro/brazo/pelo/codo',
        'me/tocaba/toco/tocarme/tocando la mano/frente/mejilla/cabeza/nariz/espalda/cara/barbilla',
        'una/la/mi/el/un/su cancion/guitarra/piano/loteria/puerta/timbre/melodia/vals/violin/premio/turno/tema/gordo/pieza/claxon/corazon/alma/flauta/tambor/bocina',
        'tocaba/toco/toca a mi/ti',
        'tocaba/toco/toca *ar/*er/*ir/*arme/*erme/*irme/*arlo/*arla',
        'de cerca',
      ],
    },
    {
      all: [
        [...childTime, 'como entonces/antes', 'como me tocaba', 'igual que'],
        [
          ...touches,
          'me hacia lo',
          'sus manos',
          'entraba/entro/venia/metia/metio en mi cama',
          'no se lo contara/dijera a',
          'nuestro secreto',
          'me besaba/beso en la boca',
        ],
      ],
      not: [
        'una/la/mi/el/un/su cancion/guitarra/piano/loteria/puerta/timbre/melodia/violin/turno/flauta',
        'me/tocaba/toco la mano/frente/mejilla/cabeza',
        'me/tocaba/toco el hombro/pelo/corazon',
        'tocaba/toco/toca *ar/*er/*ir/*arme/*erme/*irme/*arlo/*arla',
        'tocaba/toco a mi',
      ],
    },
    {
      all: [
        [
          'mientras/cuando dormia/duermo',
          'no podia/pude moverme/gritar/hablar/respirar',
          'sin poder moverme/gritar',
          'sin gritar',
          'me quede paralizada/paralizado/quieta/quieto/helada/helado/inmovil',
          'le dije/decia que no/parara',
          'en mi cama',
          'en la cama',
          'debajo de las/la sabanas/manta/cobija/cobijas',
          'me hacia la dormida/el dormido',
          'no se lo contara/dijera',
          'nuestro secreto',
          'nadie me creyo/creia/creyo',
          'no queria que',
        ],
        touches,
      ],
      within: 12,
      not: [
        'una/la/mi/el/un/su cancion/guitarra/piano/loteria/puerta/timbre/melodia/vals/violin/premio/turno',
        'tocaba/toco a mi',
        'fantasma/gato/perro/arana/serpiente/planta',
        'tocaba/toco/toca *ar/*er/*ir/*arme/*erme/*irme/*arlo/*arla',
      ],
    },
    {
      all: [
        [...partners, 'el hombre', 'un hombre', 'un chico', 'el'],
        ['dije/decia que no/parara', 'no queria'],
        [
          'no paro/paraba/se/me y/hasta',
          'esper* a que acabara/terminara/pasara',
          'me sujetaba/sujeto',
          'encima de mi',
        ],
      ],
      not: ['coche/autobus/tren/de hablar/reir/cantar'],
    },
    {
      all: [
        nearOnes,
        [
          'no se lo contara/dijera/cuentes/digas',
          'nuestro secreto',
          ...childTime,
          'nadie me creyo/creeria',
          'cuando todos dormian',
        ],
        [
          'me beso/besaba',
          'me desnudo/desnudaba/desvestia/desvistio',
          'en/a mi cama',
          'me quitaba/quito la',
          'lo que me hacia',
          'me bajaba/bajo',
        ],
      ],
      not: ['buenas noches', 'en la frente/mejilla', 'un/el cuento', 'me arropo/arropaba'],
    },
    {
      all: [
        ['tio', 'hermano', 'primo', 'abuelo', 'padrastro', 'novio', 'papa', 'padre', 'vecino', 'el'],
        ['me hacia lo que me/el'],
      ],
    },
  ],
};
