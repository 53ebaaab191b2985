import type { Guard } from '../../../../care/guards/guard.ts';
import { childTime, family, parents } from './people.ts';

/** Addiction and relapse. */
export const addiction: Guard = {
  kind: 'addiction',
  rows: [
    {
      all: [
        [...family, 'escondia/escondi/esconder/escondidas'],
        [
          'botellas/botella de vodka/whisky/ginebra/ron/vino/tequila/aguardiente',
          'las botellas',
          'mis pastillas',
          'mi alijo',
        ],
        ['escondia/escondi/esconder/escondidas', 'encontrara/encontraran/encontrase/descubriera'],
      ],
      within: 12,
      not: ['fiesta/boda/bodega/tesoro/sorpresa/regalo', 'mensaje'],
    },
    {
      all: [
        [...family, 'yo'],
        [
          'heroinomano/heroinomana',
          'toxicomano/toxicomana',
          'jeringa/jeringuilla en el/la/mi brazo',
          'cocainomano/cocainomana',
          'drogadicto/drogadicta',
        ],
      ],
      within: 6,
    },
    { all: [['anos/meses/dias limpio/limpia/sobrio/sobria']], not: ['ventana*/casa/calle'] },

    {
      all: [
        [
          'bolsa de coca/cocaina/heroina/droga y/en/me',
          'medalla/ficha/moneda de sobriedad',
          'compraba/compre/comprar/comprando droga/drogas/heroina/coca/cocaina/crack',
          'anos/meses limpio/limpia/sobrio/sobria y/de/sin',
          'mi padrino de aa/alcoholicos',
        ],
      ],
      not: ['detective/policia/aduana'],
    },
    { all: [family, ['drogado/drogada/drogados', 'colocado/colocada de', 'drogandose']], within: 4 },
    {
      all: [
        parents,
        ['la botella', 'botellas vacias'],
        ['otra vez', 'de nuevo', ...childTime, 'yo tenia'],
        ['tirado/tirada', 'borracho/borracha', 'en el sofa/suelo', 'dormido/dormida'],
      ],
      not: ['mensaje', 'leche', 'agua'],
    },

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
};
