/** Phrases whose words do not mean what they name. A word with `/v` stands for all its forms. */
export const spanishIdioms = `
a cargo de
a caballo entre
a ciegas
a duras penas
a flor de piel
a fondo
a la carrera
a la derecha de
a la vez
a la vuelta
a la cabeza de
a la luz de
a la mierda
a lo lejos
a lo largo de
a lo mejor
a mano
a mano derecha
a mano izquierda
a medias
a menos que
a partir de
a pesar de
a penas
a cuestas
al pendiente
de lo lindo
en seco
en vivo
por culpa de
a pie
a primera vista
a punto de
a solas
a su vez
a través de
a traves de
a tiempo
a veces
abrir/v paso
al aire libre
al borde de
al cabo de
al fin
al final
al fin y al cabo
al fondo
al frente
al lado
al lado de
al menos
al mismo tiempo
al pie de la letra
al pie de
al principio
alguna vez
así que
boca abajo
brazos en jarra
boca arriba
cada vez
cada vez más
caer/v en la cuenta
caer/v bien
caer/v mal
caer/v en cuenta
cara a
cara a cara
cara o cruz
como loco
como si nada
con el corazón en la mano
con tal de
costar/v un ojo de la cara
dar/v cuenta
dar/v la cara
dar/v la espalda
dar/v igual
dar/v paso
dar/v vueltas
de acuerdo
de cara a
de golpe
de hecho
de mano en mano
de nuevo
de paso
de pie
de pronto
de punta en blanco
de repente
de todas formas
de todos modos
de una vez
de un lado a otro
de un lado para otro
de vez en cuando
de vuelta
dejar/v de lado
desde luego
dios mío
dios mio
echar/v de menos
echar/v una mano
echar/v un vistazo
en absoluto
en boca de
en caso de
en cambio
en contra
en cuanto a
en cuerpo y alma
en el fondo
en fin
en general
en lugar de
en marcha
en medio de
en parte
en pie
en pleno
en punto
en realidad
en resumen
en seguida
en serio
en torno a
en un abrir y cerrar de ojos
en vano
en vez de
en voz alta
en voz baja
es decir
esta vez
fuera de lugar
frente a
gracias a
gracias a dios
haber/v que
hace tiempo
hacer/v cara
hacer/v caso
hacer/v falta
hacer/v la vista gorda
hacer/v pie
hasta la fecha
ir/v al grano
junto a
la mayor parte
la mayoría de
la otra cara
la primera vez
la última vez
la verdad
llamar/v la atención
llevar/v a cabo
lo de siempre
los demás
madre mía
madre mia
mano a mano
mano de obra
más bien
más o menos
mas o menos
mejor dicho
meter/v la pata
mientras tanto
muchas veces
no obstante
ojo con
otra vez
otras veces
para siempre
parte de
perder/v de vista
perder/v la cabeza
perder/v el tiempo
poco a poco
poner/v en marcha
poner/v las pilas
por ahí
por cierto
por completo
por ejemplo
por encima de
por eso
por favor
por fin
por las buenas
por lo general
por lo menos
por lo tanto
por lo visto
por medio de
por otra parte
por otro lado
por primera vez
por si acaso
por suerte
por supuesto
por su cuenta
por un lado
punto de vista
qué pena
que pena
qué va
quedar/v atrás
quedar/v en blanco
rara vez
rato libre
romper/v el hielo
sacar/v el tema
salir/v a la luz
sangre fría
se trata de
se trataba de
sin embargo
sin duda
sin más
sobre todo
sobre la marcha
tal vez
tan solo
tener/v en cuenta
tener/v ganas
tener/v lugar
tener/v que
tener/v que ver
tirar/v la toalla
toda clase de
todas partes
todo el mundo
todo el rato
todo el tiempo
tomar/v el pelo
tomar/v en cuenta
un montón de
una especie de
una vez
una y otra vez
unas cuantas
valer/v la pena
venir/v a cuento
vez en cuando
vía libre
voz en grito
y punto
`;
