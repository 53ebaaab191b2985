import type { Guard } from '../guard.ts';
import { childTime, parents, partners } from './people.ts';

const family = [
  ...parents,
  ...partners,
  'hermano/hermana/hijo/hija/tio/tia/primo/prima/suegra/suegro',
  'mejor amigo/amiga',
];
const child = 'bebe/hijo/hija/nino/nina/hijito/hijita/bebita/bebito/guagua/criatura/mellizos/gemelos';

/** The loss of a child, illnesses and what people fight with. */
export const sorrow: readonly Guard[] = [
  {
    kind: 'child-loss',
    rows: [
      {
        all: [
          [
            'aborto/abortos',
            'aborte/abortar/abortaba/aborto',
            'nacio/nacia/naciera/nacido muerto/muerta/muertos/sin',
            'bebe/feto/hijo/hija/recien muerto/muerta',
            'recien nacido/nacida muerto/muerta',
            'no habia/hay/tenia latido/latidos',
            'ya no latia/late su/el/ella',
            'corazon del/de _ no latia/late',
            'corazon ya? no latia/late/latio',
            'muerte de cuna',
            'muerte subita',
            'perdiendo a? al/mi/el/nuestro bebe/hijo/hija/embarazo',
            'perdi/perdia/perdimos/perdido/perder el/mi/un embarazo',
            `bebe/hijo/hija/nino/nina que perdi/perdimos/aborte`,
            `mi/nuestro/nuestra/el/la ${child} no respiraba/respira/respirase`,
            `mi/nuestro/nuestra/el/la recien nacido/nacida no respiraba/respira`,
            `mi/nuestro/nuestra/el/la bebe/hijo/hija/nino/nina habia/estaba dejado? no? respirando/respirar`,
            `mi/nuestro/nuestra/el/la ${child} no/ya estaba respirando`,
            `mi/nuestro/nuestra ${child} ya? se? moria/murio/muere/ahogo/ahogaba/falleceria/fallecio/murieron`,
            `mi/nuestro/nuestra ${child} que/quien ya? murio/fallecio/perdi/se`,
            `mi/nuestro/nuestra ${child} estaba/esta/habia/aparecia/aparecio/yacia muerto/muerta/ahogado/ahogada/fallecido/fallecida/sin`,
            `encontre/encontraba/encontramos a mi/nuestro/nuestra ${child} azul/muerto/muerta/frio/fria/sin/ahogado`,
            `enterrabamos/enterramos/enterraba/enterre/enterrar a mi/nuestro/nuestra ${child}`,
            `el/del entierro/funeral/ataud/tumba de mi/nuestro/nuestra ${child}`,
            'ataud blanco/blanca/pequenito/chiquito/de',
            'embarazo ectopico',
            'legrado',
            'bebe habia muerto/fallecido',
            'bebe _ muerto en/dentro',
            'bebe ya no estaba/vivia/se',
            'me dijeron que el bebe no',
            'sin vida en la cuna',
          ],
        ],
        not: [
          'de risa/sueno/hambre/ganas/miedo/cansancio/sed/verguenza/frio',
          'ataud de madera/vampiro/oro',
          'pajaro/perro/gato/arana',
          'bateria/telefono/munec*',
        ],
      },
      {
        all: [
          [
            'hospital',
            'embarazada/embarazo',
            'vientre',
            'sangr*',
            'medico/doctor/doctora/partera/matrona',
            'ecografia',
            'meses',
            'semanas',
            'ano',
            'otra vez',
          ],
          [
            'perdi/perdia/perdimos/perdido/perder otra? vez? a? al/mi/el/un/nuestro bebe/hijo/hija',
            'se me fue el bebe',
            'el bebe no',
            'bebe ya no',
          ],
        ],
        within: 14,
        not: [
          'mercado/tienda/supermercado/parque/playa/estacion/calle/aeropuerto/feria/multitud',
          'encontre',
          'no paraba/lloraba/dormia/queria',
        ],
      },
      {
        all: [
          ['embarazada', 'mi vientre', 'mi barriga'],
          ['sangre', 'sangraba/sangrando'],
          ['bebe ya? no/se', 'ya no estaba', 'perdia/perdi'],
        ],
        within: 14,
      },
      {
        all: [
          [`mi ${child}`],
          ['en mis brazos', 'en la cuna', 'banera', 'piscina'],
          ['moria/murio/muerto/muerta', 'se ahogo/ahogaba', 'azul', 'sin vida', 'no respiraba'],
        ],
        within: 8,
        not: ['de risa/sueno', 'cuna azul', 'munec*'],
      },
    ],
  },
  {
    kind: 'eating-disorder',
    rows: [
      {
        all: [
          [
            'anorexia',
            'anorexic*',
            'anorexico/anorexica',
            'bulimi*',
            'trastorno/trastornos alimentario/alimentarios/alimenticio/alimenticios',
            'trastorno/trastornos de/la conducta? alimentacion/alimentaria',
            'tca',
            'me provoque/provocaba/provoco el/un vomito',
            'provocarme/provocandome el? vomito',
            'me hice/hacia/hago vomitar',
            'hacerme vomitar',
            'dedos en la garganta',
            'matarme de hambre otra/para',
            'me mataba/mato de hambre otra/para/y',
            'atracones y vomitaba/vomitar/vomitos',
            'vomitaba/vomitar/vomite todo lo que comia/comi/habia',
          ],
        ],
        not: ['pedi/pizza'],
      },
      {
        all: [
          [
            'dias sin comer',
            'semanas sin comer',
            'dejado/deje/dejaba de comer',
            'no comia nada',
            'no habia comido en',
            'caloria/calorias',
            'atracon/atracones',
          ],
          [
            'costillas',
            'orgull*',
            'mis huesos',
            'culpa/culpable',
            'bascula',
            'me pesaban/pesaba/pese',
            'gorda/gordo',
            'vomit*',
            'adelgazar',
            'delgada',
            'control',
          ],
        ],
        within: 14,
      },
    ],
  },
  {
    kind: 'addiction',
    rows: [
      {
        all: [
          [
            'recai/recaia/recaer/recaida',
            'rehabilitacion',
            'desintoxicacion',
            'alcoholicos/narcoticos anonimos',
            'reunion de aa',
            'mi sobriedad',
            'anos/meses/dias de sobriedad',
            'sobredosis de heroina/pastillas/drogas/fentanilo/cocaina',
            'me inyectaba/inyecte/inyectando/pinchaba/chutaba heroina/otra/droga/la?',
            'metadona',
            'volvia/volvi/volver/vuelto a consumir/drogarme/beber/inyectarme/fumar crack/y/otra/se/despues/droga',
            'volvia/volvi/volver/vuelto a consumir/drogarme/inyectarme',
            'enganchado/enganchada a las/la/los pastillas/heroina/cocaina/droga/drogas/crack/analgesicos/juego',
          ],
        ],
        not: ['rodilla/hombro/cadera/espalda/tobillo', 'te/jugo/batido'],
      },
      {
        all: [
          [
            'anos/meses/dias/semanas sobria/sobrio/limpia/limpio',
            'sin beber/consumir/tomar',
            'sobria/sobrio desde',
            'en recuperacion',
          ],
          [
            'bebi/bebia/beber/tome/tomaba/botella/copa/trago/vino/cerveza/vodka/consumi*/raya/pastillas/whisky/borracho/borracha',
          ],
        ],
        within: 14,
        not: ['sin beber agua', 'desierto', 'sin tomar agua'],
      },
      {
        all: [
          [...family, 'fumaba/fume', 'fumando', 'me inyectaba', 'volvia', 'robaba', 'le robaba', 'otra vez'],
          [
            'otra vez',
            'de nuevo',
            'robaba/robo',
            'sobredosis',
            'enganchad*',
            'llorando',
            'escondid*',
            'volvia',
          ],
          [
            'heroina',
            'crack',
            'cocaina',
            'fentanilo',
            'metanfetamina',
            'cristal meth',
            'para la droga',
            'drogado/drogada',
          ],
        ],
        within: 12,
      },
      {
        all: [
          family,
          [...childTime, 'otra vez', 'de nuevo', 'como siempre', 'tiraba/tire', 'dinero'],
          [
            'borracho/borracha',
            'estaba bebiendo/tomada/tomado',
            'alcoholico/alcoholica',
            'era adicto/adicta',
            'drogadicto/drogadicta',
            'el vodka',
            'para la droga',
          ],
        ],
        within: 10,
        not: ['boda/fiesta/cumpleanos/brindis'],
      },
      {
        all: [
          family,
          [
            'es/era adicto/adicta/alcoholico/alcoholica/drogadicto/drogadicta',
            'adiccion',
            'alcoholismo',
            'alcoholico/alcoholica',
            'adicto/adicta',
          ],
        ],
        within: 4,
        not: ['a esta/este/esa/la/los/al cancion/juego/serie/chocolate/cafe/videojuegos/novela'],
      },
    ],
  },
  {
    kind: 'illness',
    rows: [
      {
        all: [
          [
            'alzheimer',
            'alzeimer/alzaimer',
            'demencia',
            'cuidados paliativos',
            'paliativos',
            'quimio',
            'quimioterapia',
            'parkinson',
            'esquizofren*',
            'brote psicotico',
            'psicosis',
            'bipolar',
            'enfermo/enferma/enfermedad terminal',
            'fase terminal',
            'esclerosis multiple/lateral',
            'soporte vital',
          ],
        ],
      },
      {
        all: [
          [...family, 'yo le daba la mano'],
          ['cancer', 'leucemia', 'tumor'],
        ],
        within: 8,
        not: ['signo/horoscopo/zodiaco/tropico/constelacion'],
      },
      {
        all: [
          family,
          [
            'no me/nos reconocia/reconocio/conocia/recordaba/reconoce/conoce',
            'preguntaba quien era yo',
            'ya no sabia quien',
            'me llamaba por',
          ],
          [
            'enfermedad',
            'residencia',
            'geriatrico',
            'asilo de ancianos',
            'hogar de ancianos',
            'la memoria',
            'enfermo/enferma',
          ],
        ],
        within: 16,
      },
    ],
  },
];
