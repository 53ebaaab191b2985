import type { Guard } from '../../../../care/guards/guard.ts';

/** The wish to die. */
export const suicide: Guard = {
  kind: 'wish_to_die',
  rows: [
    {
      all: [
        [
          'tire/tiraba/lance/lanzaba con el coche/carro/auto por/contra/al',
          'barranco/precipicio/puente/acantilado a proposito',
          'soga/cuerda/cinturon a/de la/una viga/rama/lampara y',
          'la soga al cuello',
          'decidi/decidia/decidido acabar/terminar con todo',
          'ya no podia con nada/la',
          'habia/habian/ha/han suicidado/ahorcado/colgado/envenenado',
        ],
      ],
      not: ['columpio/bote/barco/caballo/cometa', 'cuadro/ropa/abrigo/telefono'],
    },

    {
      all: [
        [
          'queria que todo parara/acabara/terminara',
          'mejor seria morirme/morir/estar',
          'lo mejor seria morirme/morir/desaparecer',
          'ojala me muriera',
          'ojala me hubiera muerto',
          'merecia/merezco morir',
          'frasco/bote/caja/botella entero/entera de pastillas',
          'frasco/bote/caja/punado de pastillas',
          'me puse/meti/ponia/metia la/una pistola en la boca/cabeza/sien',
          'cansada/cansado de vivir',
          'quiero/queria desaparecer para/de',
          'no tenia por que vivir',
          'sin ganas de vivir',
        ],
      ],
      not: ['farmac*', 'de risa/verguenza', 'la musica/lluvia/ruido/alarma'],
    },
    {
      all: [
        [
          'hermano/hermana/padre/madre/papa/mama/tio/tia/primo/prima/amigo/amiga/marido/mujer/hijo/hija/vecino',
        ],
        [
          'se colgo/colgaba en/de/del',
          'se habia colgado',
          'se ahorc*',
          'se tiro/lanzo al/del/desde',
          'se quito/quitaba la vida',
          'se mato/mataba en/de',
        ],
      ],
      within: 4,
      not: ['columpio/liana/lampara/cuerda para', 'agua/piscina/tobogan', 'del coche'],
    },
    {
      all: [
        ['nota/carta/cartas'],
        ['adios', 'perdon', 'despedi*', 'perdonaran'],
        [
          'mar/rio/lago/agua',
          'puente/azotea/barandilla/borde/acantilado',
          'soga/pastillas/pistola',
          'salte/saltaba/saltar',
        ],
      ],
    },

    {
      all: [
        [
          'suicid*',
          'me suicid*',
          'quitarme/quitarse la vida',
          'me/se quite/quito/quitaba/quita la vida',
          'matarme yo',
          'me mataba/mate yo mismo/misma',
          'cortarme las venas',
          'me corte/cortaba/corto las venas',
          'quiero/queria/quise/quisiera morirme/morir',
          'quiero/quise/quisiera matarme',
          'ganas de morir/morirme',
          'no quiero/queria vivir mas/ya?',
          'no quiero/queria vivir/existir',
          'ya no quiero/queria estar aqui',
          'no quiero estar aqui mas',
          'dejar de existir',
          'ganas de vivir/existir',
          'ganas de seguir viviendo/viva/vivo/aqui',
          'no quiero/queria seguir viviendo/aqui/viva/vivo',
          'ya no queria seguir/estar viva/vivo',
          'acabar con mi vida/todo',
          'terminar con mi vida',
          'ahorcarme/colgarme',
          'me/se ahorque/colgue/ahorco',
          'me pegue/pegaba/pego/di/daba un tiro/balazo',
          'tome/tomaba/trague/tragaba/tomo todas las pastillas',
          'todas mis/las pastillas',
          'un bote/frasco/punado de pastillas',
          'sobredosis a proposito',
          'me tome/tomaba una sobredosis',
          'tire/tiraba/tirarme/lance/lanzaba/lanzarme/tiro a las? vias/tren',
          'al tren/metro porque/para/queria',
          'la pistola en la/mi cabeza/sien/boca y aprete/apretaba',
          'mejor/mejores sin mi',
          'queria que todo acabara/terminara',
          'cartas/carta/nota de despedida',
          'ahogarme en la banera porque/para/y',
          'intente/quise matarme/ahogarme/ahorcarme',
        ],
      ],
      not: [
        'de risa/hambre/sed/sueno/verguenza',
        'morirme/morir de',
        'en la casa de',
        'en el pie',
        'vivir mas? en/cerca este/esta/esa/ese/la/el/un/una/mi/nuestra/otra casa/piso/departamento/ciudad/pueblo/pais/barrio/calle/edificio/cuarto/sitio/lugar',
        'vivir mas? con mi/mis/el/ella/ellos/ellas/su/sus/gente',
        'vivir alli/alla/lejos',
      ],
    },
    {
      all: [
        [
          'no podia/puedo mas',
          'no queria seguir',
          'no tenia/tengo ganas de seguir',
          'no aguantaba/aguanto mas',
          'no despertar',
          'no tenia sentido',
        ],
        ['saltar', 'salte/saltaba', 'tirarme', 'pastillas', 'puente', 'azotea', 'soga', 'ahogarme'],
      ],
      within: 14,
    },
  ],
};
