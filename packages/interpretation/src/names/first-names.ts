/** Common first names of English and Spanish speakers, in lower case without accents, told apart by a space. */
const names = `aaron abby abigail ada adam addison adela adelaida adele adolfo adrian adriana agatha agnes agustin agustina
  aidan aida aileen ainhoa alan alba albert alberto alejandra alejandro alex alexa alexander alexandra alexis alfonso
  alfred alfredo alice alicia alison allison alma alonso alvaro alvin alyssa amalia amanda amber amelia amparo amy ana
  anabel anastasia andrea andres andrew andy angela angelica angelina anita ann anna annabelle anne annie anthony
  antonia antonio april araceli ariana ariel armando arnold arthur arturo ashley asuncion audrey augusto aurelia aurora
  austin ava axel barbara barry beatrice beatriz becky belen belinda bella ben benita benito benjamin bernard bernardo
  bernice berta beth bethany betty bianca bill billy blake blanca bob bobby bonnie borja brad bradley brandon brenda
  brendan brent brett brian brianna bridget britney brittany brooke bruce bruno bryan byron caitlin caleb calvin camila
  camilo candela candice carl carla carlos carlota carmen carol carolina caroline carrie carter casey cassandra
  catalina catherine cathy cecilia celeste celia cesar chad charles charlie charlotte chelsea cheryl chloe chris
  christian christina christine christopher chuck cindy claire clara clarence clark claudia claudio clayton clifford
  clint cody colin colleen concepcion connor consuelo corey courtney craig cristian cristina cristobal curtis cynthia
  daisy dale damian damien dan dana daniel daniela danielle danny daphne darlene darren darryl daryl dave david dawn
  dean deborah debbie debra delia delilah denise dennis derek derrick desmond diana diane diego dolores dominic dominique
  don donald donna doris dorothy doug douglas duane dustin dwayne dylan earl eddie edgar edith edmund eduardo edward
  edwin eileen elaine eleanor elena eli elias elisa elisabeth elizabeth ella ellen ellie elliot elmer elsa elvira
  emilia emiliano emilio emily emma enrique eric erica erik erika erin ernest ernesto esperanza esteban estefania
  estela esther ethan eugene eugenia eugenio eva evan eve evelyn ezequiel fabian fabiola fatima federico felicia
  felicity felipe felix fermin fernanda fernando fidel fiona florence florencia frances francesca francis francisca
  francisco frank franklin fred freddie freddy frederick gabriel gabriela gabriella gabrielle gail gareth garrett gary
  gavin genevieve geoffrey george georgia georgina gerald gerard gerardo geronimo gerry gilbert gilberto gina gisela
  gladys glen glenda glenn gloria gonzalo gordon grace graciela graham greg gregorio gregory greta griselda guadalupe
  guillermo gustavo gwen hailey hannah harold harriet harry harvey hazel heather hector heidi helen helena henry
  herbert herman hernan hilda hillary hilary holly homer horacio howard hubert hugh hugo humberto ian ignacio imelda
  imogen ines inmaculada irene iris irma isaac isabel isabella isaias isidro ismael israel itziar ivan ivonne jack
  jackie jackson jacob jacqueline jade jaime jake james jamie jan jane janet janice jared jasmine jason javier jay
  jean jeanne jeff jeffrey jen jenna jennifer jenny jeremiah jeremy jerome jerry jesse jessica jessie jill jillian
  jim jimena jimmy joan joanna joanne joaquin jocelyn jodi jodie jody joe joel joey johanna john johnny jon jonathan
  jordan jordi jorge jose josefa josefina joseph josephine josh joshua josue joy joyce juan juana juanita judith judy
  julia julian juliana julie juliet julieta julio june justin justine kara karen karina karl karla kate katherine
  kathleen kathryn kathy katie katrina kay kayla keith kelly kelsey ken kendra kenneth kenny kerry kevin kim kimberly
  kirk kirsten kristen kristin kristina kurt kyle lara larry laura lauren laurence laurie lawrence leah lee leire lena
  leo leon leonard leonardo leonor leslie leticia lewis liam lidia liliana lilian lillian lily linda lindsay lindsey
  lionel lisa liz lizzie logan lois lola loren lorena lorenzo loretta lori lorraine louis louise lourdes lucas lucia
  luciana luciano lucille lucy luis luisa luke luna luz lydia lyle lynn mabel macarena maddie madeline madison
  magdalena maggie maite malcolm manolo manuel manuela mar marc marcel marcela marcelo marcia marco marcos marcus
  margaret margarita margie maria mariana mariano maribel marie mariela marilyn marina mario marion marisa marisol
  marissa marjorie mark marlene marsha marta martha martin martina mary mason mateo mathew matias matilda matilde matt
  matthew maureen mauricio max maxine maxwell maya megan meghan melanie melinda melissa melody mercedes meredith
  mia micaela michael michaela micheal michele michelle miguel mike mikel milagros mildred mindy minerva miranda
  mireia miriam mitchell moises molly monica monique montserrat morgan muriel nacho nadia nancy naomi natalia natalie
  natasha nathan nathaniel neil nelly nelson nestor nicholas nick nicola nicolas nicole nieves nina noah noel noelia
  noemi nora norma norman nuria octavio oliver olivia olga omar oriol oscar pablo paco paige pam pamela paola patricia
  patricio patrick patsy patty paul paula paulina pauline paulo pedro peggy penelope penny pepa pepe percy perla pete
  peter phil philip phillip phoebe phyllis pilar polly preston priscilla quique quentin rachel rafael rafaela ralph
  ramiro ramon ramona randall randy raquel raul ray raymond rebeca rebecca regina reginald remedios rene renee ricardo
  rich richard rick ricky riley rita rob robert roberta roberto robin robyn rocio rodney rodolfo rodrigo roger rogelio
  roland roman romina ron ronald ronnie rosa rosalia rosalind rosana rosario rosemary rosie ross roxana roxanne roy
  ruben ruby rudy rufino rupert russell ruth ryan sabrina sally salma salome salvador sam samantha samuel sandra sandy
  santiago sara sarah saul scott sean sebastian selena serena sergio seth shane shannon sharon shaun shawn sheila
  shelby shelley shelly sheri sherry shirley sid sidney silvia simon simone sofia soledad sonia sophia sophie soraya
  spencer stacey stacy stan stanley stella stephanie stephen steve steven stewart stuart sue summer susan susana
  susanna susie suzanne sylvia tamara tammy tania tanya tara tatiana taylor ted teodoro teresa teri terrence terri
  terry thelma theo theodore theresa thomas tiffany tim timothy tina tobias toby todd tom tomas tommy toni tony tracey
  tracy travis trevor tricia trinidad trisha tristan troy tyler ulises ursula valentin valentina valentino valeria
  valerie vanesa vanessa vera vernon veronica vicente vicki vicky victor victoria vince vincent viola violet violeta
  virginia vivian viviana wade walter wanda warren wayne wendy wesley whitney wilfred william willie wilma xavier
  ximena yago yasmin yesenia yolanda yvette yvonne zach zachary zoe zulema`;

const all: ReadonlySet<string> = new Set(names.trim().split(/\s+/));

/** Whether people bear the word as a first name. */
export function isFirstName(folded: string): boolean {
  return all.has(folded);
}
