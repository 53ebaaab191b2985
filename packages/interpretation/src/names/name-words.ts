const list = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

/** Written with a capital, and nobody's name: days, months, feasts, peoples, languages, brands of everyday things. */
export const noNames =
  list(`monday tuesday wednesday thursday friday saturday sunday mondays tuesdays wednesdays
  thursdays fridays saturdays sundays january february march april may june july august september october november
  december christmas easter halloween thanksgiving christian christians catholic catholics jewish jew jews muslim
  muslims islamic buddhist hindu bible god lord english spanish french german italian american americans british
  european asian african mexican indian indians chinese japanese russian russians irish scottish canadian australian
  latin arab arabs arabic greek roman romans dutch polish swedish cuban korean vietnamese turkish portuguese western
  eastern northern southern ok okay tv dvd cd pc suv usa uk us wow hi hello hey dear yes no oh ah hmm mom mum dad mommy
  daddy grandma grandpa granny lunes martes miercoles jueves viernes sabado domingo enero febrero marzo abril mayo junio
  julio agosto septiembre octubre noviembre diciembre navidad dios senor jesus internet facebook google youtube
  instagram whatsapp twitter netflix instead however suddenly anyway meanwhile finally afterwards afterward eventually
  otherwise maybe perhaps somehow somewhere sometimes apparently basically actually luckily unfortunately strangely
  entonces luego despues mientras tambien ademas quiza quizas finalmente ahora aqui alli`);

/** They stand before a name and belong to it. */
export const titles = list(
  'mr mrs ms miss dr doctor prof sir lady don dona sr sra srta senor senora senorita fray sor padre',
);

/** Who somebody is: a capital right behind them makes a name of any word ("mi prima Luz", "Professor Hall"). */
export const roles =
  list(`primo prima tio tia profesor profesora maestro maestra doctor doctora hermano hermana amigo
  amiga vecino vecina abuelo abuela novio novia jefe jefa companero companera cunado cunada suegro suegra sobrino sobrina
  hijo hija senor senora senorita capitan sargento professor teacher uncle aunt cousin sister brother friend captain
  sergeant coach detective officer neighbor neighbour nephew niece boyfriend girlfriend`);

/** A word in front says that the name is that of a place. */
export const placeWords = list('in at to from near into toward towards through en hacia desde');

/** After a word that nobody knows, at the beginning of a sentence, these tell that it is somebody's name. */
export const sayings = list(
  'said says told tells asked asks replied answered dijo dice pregunto respondio conto',
);

/** Words that begin sentences before such verbs and are no names. */
export const speakers =
  list(`everyone everybody someone somebody nobody anyone one people they he she it who another
  others both all each neither none todos todas alguien nadie uno una otro otra ambos ella el ellos ellas quien`);
