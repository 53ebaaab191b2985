/** Idioms that begin with a preposition: how, when and where, said with a word that is not meant. */
export const idiomsByPreposition = `
a base de, a bordo de, a brazo partido, a buen paso, a buen precio, a buen recaudo, a buenas horas, a caballo entre
a cada rato, a cal y canto, a cambio de, a cántaros, a cargo de, a causa de, a ciegas, a ciencia cierta, a coro
a corto plazo, a cuenta de, a cuerpo de rey, a cuestas, a diario, a diestra y siniestra, a diestro y siniestro
a disgusto, a distancia, a duras penas, a efectos de, a espaldas de, a eso de, a excepción de, a expensas de
a falta de, a favor de, a fin de, a fin de cuentas, a final de cuentas, a finales de, a flor de piel, a fondo
a golpe de, a grandes rasgos, a gusto, a juego, a juego con, a juzgar por, a la altura de, a la antigua
a la antigua usanza, a la brevedad, a la cabeza de, a la carrera, a la derecha de, a la fecha, a la hora de
a la inversa, a la izquierda de, a la larga, a la ligera, a la mano, a la medida, a la mierda
a la mitad de, a la moda, a la orden, a la par, a la perfección, a la primera, a la redonda, a la vez, a la vista
a la vista de, a la vuelta, a largo plazo, a las apuradas, a las claras, a las mil maravillas, a lo bestia, a lo grande
a lo largo de, a lo lejos, a lo loco, a lo mejor, a lo mucho, a lo sumo, a lo tonto, a los cuatro vientos, a los lados
a manera de, a mano, a mano derecha, a mano izquierda, a más no poder, a mediados de, a mediano plazo, a medias
a medida que, a medio camino, a medio hacer, a medio plazo, a menos que, a menudo, a mitad de, a modo de, a montones, a nivel de
a nombre de, a oídos de, a ojo, a ojos de, a palo seco, a partes iguales, a partir de, a pata, a pata pelada
a pedir de boca, a pelo, a penas, a pesar de, a pie, a pie de, a plazos, a pleno, a primera hora, a primera vista
a principios de, a propósito, a prueba, a prueba de, a puerta cerrada, a pulso, a punta de, a punto, a punto de
a puñados, a rabiar, a raíz de, a ras de, a ratos, a raya, a razón de, a reventar, a sabiendas
a sangre fría, a secas, a simple vista, a solas, a su alrededor, a su cargo, a su favor, a su gusto, a su juicio
a su lado, a su manera, a su paso, a su ritmo, a su vez, a sus anchas, a sus espaldas, a tal grado, a tal punto
a tiempo, a tiempo completo, a toda costa, a toda hora, a todas horas, a todas luces, a todo color, a todo dar
a todo esto, a todo pulmón, a todo trapo, a todo volumen, a tontas y a locas, a tope, a través de, a última hora
a un lado, a un paso de, a un tiempo, a unos pasos, a unos metros, a veces, a voluntad, a voz en cuello
a voz en grito, a vuelo de pájaro, a vista de pájaro
al aire, al alcance, al alcance de la mano, al amparo de, al azar, al borde, al borde de, al cabo de
al cargo de, al compás de, al contado, al contrario, al corriente, al costado, al costado de, al cuidado de, al dedillo
al descubierto, al detalle, al día, al filo de, al fin, al fin y al cabo, al final, al final de, al fondo, al fondo de
al frente, al frente de, al gusto, al hilo, al instante, al interior de, al lado, al lado de, al límite, al mando de
al margen de, al máximo, al menos, al mínimo, al mismo tiempo, al momento, al natural, al otro lado, al parecer
al pasar, al paso, al pelo, al pendiente, al pie de, al pie de la letra, al pie del cañón, al poco, al poco rato
al poco tiempo, al por mayor, al principio, al punto, al punto de, al ras, al raso, al rato, al respecto
al servicio de, al son de, al tanto, al tiempo, al tiempo que, al tope, al toque, al tuntún, al unísono
ante sus ojos, ante sus propios ojos, ante todo, antes de nada
bajo control, bajo cuerda, bajo ningún concepto, bajo ninguna circunstancia, bajo presión, bajo su responsabilidad
con buen pie, con creces, con el corazón en la mano, con el corazón en un puño, con el fin de, con el objeto de
con el paso del tiempo, con el tiempo, con la boca chica, con la cabeza bien alta, con las manos en la masa
con las manos vacías, con lujo de detalles, con mano dura, con motivo de, con pelos y señales
con permiso, con razón, con respecto a, con tal de, con toda el alma, con toda seguridad, con todas las de la ley
con todo, con todo su corazón, con un hilo de voz, contra reloj, contra viento y marea
de a de veras, de a poco, de acá para allá, de acuerdo, de acuerdo a, de acuerdo con, de alguna forma
de alguna manera, de algún modo, de antemano, de aquí para allá, de armas tomar, de arriba a abajo, de arriba abajo
de balde, de boca en boca, de bote en bote, de buena gana, de buenas a primeras, de cabo a rabo, de camino
de camino a, de cara a, de carne y hueso, de casualidad, de cerca, de común acuerdo, de corazón, de costumbre
de cualquier forma, de cualquier manera, de cualquier modo, de cuando en cuando, de cuerpo entero
de dientes para afuera, de entrada, de esa forma, de esa manera, de ese modo, de espaldas, de espaldas a
de esta forma, de esta manera, de este modo, de golpe, de golpe y porrazo, de hecho
de la forma en que, de la misma forma, de la misma manera, de la nada, de la noche a la mañana, de lado, de lado a lado
de largo, de lleno, de lo contrario, de lo lindo, de mal en peor, de mala gana, de manera que
de mano en mano, de maravilla, de mentira, de mentiras, de milagro, de moda, de modo que, de momento, de narices
de ningún modo, de ninguna manera, de nuevo, de oídas, de oído, de otra forma, de otra manera, de otro modo, de paso
de pe a pa, de pelos, de perfil, de perlas, de pie, de pies a cabeza, de plano, de poca monta
de por medio, de por sí, de por vida, de primera, de primera mano, de pronto, de punta a punta, de punta en blanco
de pura casualidad, de pura cepa, de raíz, de rebote, de refilón, de regreso, de reojo, de repente, de repuesto
de rigor, de segunda mano, de siempre, de sobra, de sol a sol, de sopetón, de soslayo, de suerte que, de súbito
de tal forma, de tal manera, de tal modo, de tal palo tal astilla, de tanto en tanto, de tiempo en tiempo
de toda la vida, de todas formas, de todas maneras, de todo, de todo corazón, de todo un poco, de todos modos
de trecho en trecho, de turno, de un día para el otro, de un día para otro, de un jalón, de un lado a otro
de un lado para otro, de un momento a otro, de un plumazo, de un sitio a otro, de un solo golpe, de un tirón
de una vez, de una vez por todas, de una forma u otra, de una manera u otra, de uno en uno, de verdad, de veras
de vez en cuando, de vida o muerte, de viva voz, de vista, de vuelta, de vuelta a, de vuelta y media
del otro mundo, del tirón, del todo, dentro de lo que cabe, dentro de poco, desde el principio, desde luego
desde siempre, desde un principio
en absoluto, en abundancia, en adelante, en aquel entonces, en ascuas, en auge, en balde
en base a, en boca de, en breve, en broma, en bruto, en buena ley, en buenas manos, en cabeza de, en calidad de
en cambio, en camino, en carne propia, en caso de, en caso de que, en cierta forma, en cierta manera
en cierta medida, en cierto modo, en cierto sentido, en común, en concreto, en condiciones, en conjunto
en consecuencia, en contra, en contra de, en cualquier caso, en cualquier momento, en cualquier parte, en cuanto
en cuanto a, en cuenta, en cuerpo y alma, en cuestión, en cuestión de segundos, en cuestión de minutos
en definitiva, en demasía, en dirección a, en dirección contraria, en directo, en efecto, en el acto
en el fondo, en el momento, en el nombre de, en el peor de los casos, en el último minuto, en el último momento
en especial, en espera de, en esta ocasión, en este caso, en este punto, en ese caso, en ese punto, en ese sentido
en este sentido, en exceso, en favor de, en fin, en firme, en forma, en forma de, en frente, en frente de
en función de, en general, en guardia, en honor a, en honor a la verdad, en honor de, en la actualidad
en la medida de lo posible, en la punta de la lengua, en las buenas y en las malas, en limpio
en línea, en lo absoluto, en lo más mínimo, en lo personal, en lugar de, en manos de, en marcha
en masa, en materia de, en medio, en medio de, en memoria de, en menos que canta un gallo, en mente, en mitad de
en ningún caso, en ningún momento, en nombre de, en ocasiones, en oferta, en orden, en otras palabras
en otro momento, en parte, en persona, en pie, en plan, en plena, en plena forma, en pleno, en poder de, en pos de
en primer lugar, en primer plano, en primera fila, en primera persona, en principio, en privado, en pro de
en proceso, en punta, en punto, en punto muerto, en razón de, en realidad, en relación con, en resumen
en resumidas cuentas, en rigor, en seco, en segundo lugar, en segundo plano, en seguida, en sentido contrario
en serie, en serio, en sí, en síntesis, en su caso, en su contra, en su lugar, en su momento, en su punto, en suma
en tal caso, en tanto, en tela de juicio, en teoría, en tercera persona, en términos de, en tiempo real, en toda regla
en todo caso, en todo momento, en torno, en torno a, en total, en tropel, en un abrir y cerrar de ojos
en un dos por tres, en un instante, en un momento, en un momento dado, en un principio, en un santiamén, en un suspiro
en una de esas, en una palabra, en última instancia, en vano, en verdad, en vez de, en vilo, en virtud de, en vista de
en vivo, en vivo y en directo, en voz alta, en voz baja, en vías de
entre ceja y ceja, entre comillas, entre dientes, entre la espada y la pared, entre líneas
entre manos, entre otras cosas, entre paréntesis, entre pecho y espalda, entre tanto
hasta ahí, hasta cierto punto, hasta el fondo, hasta el gorro, hasta el tope, hasta la coronilla
hasta la fecha, hasta la vista, hasta las narices, hasta los huevos, hasta luego, hasta mañana, hasta nunca
hasta otra, hasta siempre
para colmo, para colmo de males, para entonces, para nada, para siempre, para variar
por acá, por ahí, por allá, por amor al arte, por arte de magia, por amor de dios, por aquel entonces, por así decirlo, por cabeza
por casualidad, por causa de, por cierto, por completo, por consiguiente, por cuenta de, por culpa de, por debajo de
por delante, por desgracia, por detrás, por dios, por doquier, por ejemplo, por el amor de dios, por el contrario
por el estilo, por el hecho de, por el momento, por encima, por encima de, por ende, por enésima vez, por eso
por falta de, por favor, por fin, por fuerza, por igual, por la fuerza, por las buenas, por las dudas
por las malas, por lo demás, por lo general, por lo menos, por lo pronto, por lo regular, por lo tanto, por lo visto
por más que, por medio de, por mucho que, por nada del mundo, por norma general, por otra parte
por otro lado, por parte de, por partida doble, por poco, por primera vez, por pura casualidad, por regla general
por separado, por si acaso, por si fuera poco, por si las moscas, por siempre, por su bien, por su cara bonita
por su cuenta, por su lado, por su parte, por suerte, por supuesto, por todas partes, por todo lo alto
por todos lados, por todos los medios, por última vez, por un instante, por un lado, por un momento, por un pelo
por una vez
según parece, sin cesar, sin cuidado, sin duda, sin embargo, sin excepción, sin falta, sin fin, sin ir más lejos
sin lugar a dudas, sin más, sin más ni más, sin par, sin parar, sin pelos en la lengua, sin pena ni gloria
sin pies ni cabeza, sin querer, sin remedio, sin sentido, sin ton ni son, sin vuelta atrás
sobre la marcha, sobre ruedas, sobre todo, tras de sí
`;
