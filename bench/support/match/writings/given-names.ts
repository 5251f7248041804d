import { groupsOf, listsOf, pairsOf, tableOf } from './tables.js';

/** English nicknames by the given name. */
export const NICKNAMES = listsOf(
  'Robert=Bob/Bobby/Rob,William=Bill/Billy/Will,Richard=Rick/Dick/Rich,James=Jim/Jimmy,Michael=Mike/Mickey,' +
    'Thomas=Tom/Tommy,Charles=Chuck/Charlie,Edward=Ed/Eddie/Ted,Joseph=Joe/Joey,Daniel=Dan/Danny,Kenneth=Ken/Kenny,' +
    'Ronald=Ron,Donald=Don,Elizabeth=Liz/Beth/Betty/Betsy,Katherine=Kathy/Kate,Catherine=Cathy/Kate,Kathleen=Kathy,' +
    'Margaret=Peggy/Maggie/Meg,Patricia=Pat/Patty/Tricia,Rebecca=Becky,Deborah=Debbie/Deb,Susan=Sue/Susie,' +
    'Barbara=Barb/Babs,Jennifer=Jen/Jenny,Judith=Judy,Christine=Chris,Matthew=Matt,Gregory=Greg,Stephen=Steve,' +
    'Steven=Steve,David=Dave,Timothy=Tim,Anthony=Tony,Lawrence=Larry,Andrew=Andy/Drew,Samuel=Sam,Benjamin=Ben,' +
    'Nicholas=Nick,Frederick=Fred/Freddy,Gerald=Jerry,Raymond=Ray,Jeffrey=Jeff,Philip=Phil,Douglas=Doug,' +
    'Theresa=Terry,Jacqueline=Jackie,Pamela=Pam,Sandra=Sandy,Cynthia=Cindy,Victoria=Vicky,John=Jack/Johnny,' +
    'Christopher=Chris/Kit,Albert=Al/Bert,Henry=Hank/Harry,Theodore=Ted/Teddy,Alexander=Alex/Sandy,' +
    'Patrick=Pat/Paddy,Peter=Pete,Walter=Walt,Leonard=Len,Dorothy=Dot/Dottie,Virginia=Ginny,Harold=Hal,' +
    'Kimberly=Kim,Joshua=Josh,Zachary=Zach,Eugene=Gene,Vincent=Vince',
);
/** Spanish and German nicknames by the given name. */
export const FOREIGN_NICKNAMES = listsOf(
  'José=Pepe,Jose=Pepe/Chepe,Francisco=Paco/Pancho,Manuel=Manolo/Manny,Jesús=Chuy,Jesus=Chuy,Ignacio=Nacho,' +
    'Guillermo=Memo,Enrique=Quique,Roberto=Beto,Alberto=Beto,Eduardo=Lalo,Antonio=Toño,Luis=Lucho,Rafael=Rafa,' +
    'Fernando=Nando,Gregorio=Goyo,Alejandro=Jandro/Alex,Dolores=Lola,Rosario=Charo,Guadalupe=Lupe,Graciela=Chela,' +
    'Mercedes=Meche,Isabel=Chabela,Consuelo=Chelo,Ricardo=Richi,Sergio=Checo,Friedrich=Fritz,Heinrich=Heinz/Heiner,' +
    'Wilhelm=Willi,Johannes=Hannes/Hans,Johann=Hans,Josef=Sepp,Georg=Schorsch,Gottfried=Götz,Rudolph=Rudi,' +
    'Rudolf=Rudi,Gustav=Gustl,Ludwig=Lutz,Maximilian=Max,Ulrich=Uli,Dietrich=Dieter,Elisabeth=Lisl,' +
    'Margarete=Gretel,Katharina=Käthe,Nikolaus=Klaus,Andreas=Andi,Frederick=Fritz,Gustave=Gustl,Christian=Chris,' +
    'Bernhard=Bernd',
);
/** Nicknames of one sex, with the given names that they are short for. */
export const FORMAL: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  [...new Set(Object.values(NICKNAMES).flat())]
    .filter((short) => !['Chris', 'Terry', 'Pat', 'Sam', 'Sandy', 'Jackie', 'Drew', 'Alex'].includes(short))
    .map((short) => [short, Object.keys(NICKNAMES).filter((name) => NICKNAMES[name]!.includes(short))]),
);
/** Nicknames of several given names. */
export const SHARED = listsOf(
  'Chris=Christine/Christopher/Christina/Christian,Pat=Patrick/Patricia,Sam=Samuel/Samantha,Ed=Edward/Edwin/Edgar/Edmund,' +
    'Al=Albert/Alfred/Alan/Allen/Alexander/Alvin,Bert=Albert/Herbert/Robert/Gilbert,Ted=Edward/Theodore/Edmund,' +
    'Jerry=Gerald/Jeremiah/Jerome/Jeremy,Fred=Frederick/Alfred/Wilfred,Nat=Nathaniel/Nathan,Ben=Benjamin/Benedict,' +
    'Hal=Harold/Henry/Harry,Will=William/Wilbur/Willard/Willis,Dan=Daniel/Danielle,Jack=John/Jackson,Lew=Lewis/Llewellyn/Louis',
);
/** Given names as old rolls and yearbooks abbreviate them. */
export const ABBREVIATED_NAMES = tableOf(
  'William=Wm.,Charles=Chas.,George=Geo.,James=Jas.,Thomas=Thos.,John=Jno.,Robert=Robt.,Edward=Edw.,' +
    'Samuel=Saml.,Benjamin=Benj.,Alexander=Alex.,Daniel=Danl.,Frederick=Fredk.,Joseph=Jos.,Richard=Richd.,' +
    'Nathaniel=Nathl.,Andrew=Andw.,Archibald=Archd.,Augustus=Aug.,Theodore=Theo.,Abraham=Abr.,Matthew=Matt.,' +
    'Henry=Hy.,Jonathan=Jona.,Ebenezer=Eben.,Philip=Phil.',
);
/** Given names of one sound. */
const SAME_SOUND = groupsOf(
  'Stephen/Steven/Stephan Catherine/Katherine/Kathryn/Cathryn/Katharine Sean/Shawn/Shaun Jeffrey/Geoffrey/Jeffery ' +
    'Brian/Bryan/Bryon Eric/Erik/Erick Mark/Marc Philip/Phillip Alan/Allan/Allen Sara/Sarah Ann/Anne Teresa/Theresa ' +
    'Deborah/Debra/Debora Lindsay/Lindsey Carl/Karl Neil/Neal Lawrence/Laurence Gary/Garry Tracy/Tracey ' +
    'Rebecca/Rebekah Kathy/Cathy Zachary/Zackary Nicholas/Nicolas Frederick/Fredrick Christina/Kristina Jon/John ' +
    'Christine/Kristine Kristin/Kristen Carol/Carole Elizabeth/Elisabeth Thomas/Tomas Susan/Suzan Michele/Michelle ' +
    'Diane/Dianne Denise/Denyse Marian/Marion Leslie/Lesley Joanne/Joann Jerry/Gerry Terry/Terri Curtis/Kurtis ' +
    'Anthony/Antony Matthew/Mathew Russell/Russel Elliott/Eliot Stuart/Stewart Gregory/Greggory Rachel/Rachael',
);
export const sameSoundAs = (first: string): string[] =>
  (SAME_SOUND.find((names) => names.includes(first)) ?? []).filter((name) => name !== first);
/** Given names in other languages. */
export const IN_OTHER_LANGUAGES = listsOf(
  'John=Juan/Giovanni/Johannes,William=Guillermo/Guillaume/Wilhelm,James=Jaime/Giacomo/Jacques,Thomas=Tomás/Tommaso,' +
    'Charles=Carlos/Carlo/Karl,George=Jorge/Georges/Giorgio,Joseph=José/Giuseppe/Josef,Henry=Enrique/Henri/Heinrich,' +
    'Peter=Pedro/Pierre/Pietro,Paul=Pablo/Paolo,Michael=Miguel/Michel,Edward=Eduardo/Édouard,Frederick=Federico/Friedrich,' +
    'Andrew=Andrés/Andreas,Stephen=Esteban/Étienne/Stefan,Philip=Felipe/Philippe,Alexander=Alejandro/Alessandro,' +
    'Francis=Francisco/François,Louis=Luis/Luigi/Ludwig,Anthony=Antonio/Antoine,Matthew=Mateo/Mathieu,Mary=María/Marie,' +
    'Elizabeth=Isabel/Élisabeth,Catherine=Catalina/Ekaterina,Robert=Roberto,Richard=Ricardo/Riccardo,Lawrence=Lorenzo/Laurent,' +
    'Carlos=Charles,José=Joseph,Juan=John,Jorge=George,Luis=Louis,Pedro=Peter,Miguel=Michael,Antonio=Anthony',
);
/** Given names of a similar sound that belong to different people. */
export const RHYMES = groupsOf(
  'Donald/Ronald Larry/Barry/Harry Harold/Gerald Karen/Sharon Kelly/Shelly Mark/Clark Don/Ron/Jon Tim/Jim Bill/Phil/Gil ' +
    'Ken/Ben/Glen Roy/Troy Ray/Jay Rick/Nick Terry/Jerry/Perry Randy/Andy Jean/Dean Fran/Jan Kevin/Devin Brian/Ryan Eric/Derek ' +
    'Sandy/Mandy Dan/Stan/Ian Mike/Ike Linda/Belinda Lori/Cory Joan/Jane Bob/Todd Dave/Wade Scott/Todd',
);
/** Different given names with one nickname. */
export const ONE_NICKNAME = groupsOf(
  'Edward/Edwin/Edmund Albert/Alfred Gerald/Jerome Ronald/Roland Christopher/Christian Samuel/Samson Donald/Donovan ' +
    'Harold/Harvey Walter/Wallace Jeffrey/Jefferson Benjamin/Benedict Leonard/Leopold Theodore/Thaddeus Stanley/Stanford ' +
    'Martha/Martina Patricia/Patience Raymond/Rayburn Daniel/Danforth',
);
/** Given names one letter away from another one. */
export const NEAR = tableOf(
  'John=Joan Joan=John Mark=Mary Mary=Gary Gary=Mary Bill=Jill Jim=Kim Tim=Kim Dan=Jan Ron=Don Ken=Ben Ben=Ken Ray=Roy ' +
    'Roy=Ray Larry=Harry Terry=Jerry Pam=Sam Sam=Pam Rick=Nick Sean=Jean Dean=Jean Paul=Paula Ted=Ned Eric=Erin Erin=Eric ' +
    'Jane=June Jay=Joy Don=Ron Jeff=Jess Barry=Harry Dave=Dale Tom=Tim',
  ' ',
);
const MEN_AND_WOMEN = pairsOf(
  'Daniel=Danielle Paul=Paula Robert=Roberta Eric=Erica Carl=Carla Michael=Michaela Joseph=Josephine ' +
    'Charles=Charlene Patrick=Patricia Gabriel=Gabriella Henry=Henrietta Andrew=Andrea Victor=Victoria ' +
    'Martin=Martina John=Johanna Brian=Brianna Adrian=Adriana Ernest=Ernestine Frederick=Frederica ' +
    'Alexander=Alexandra Antonio=Antonia Carlos=Carla Luis=Luisa Stephen=Stephanie George=Georgina Samuel=Samantha ' +
    'Philip=Philippa Nicholas=Nicole Thomas=Thomasina Bernard=Bernadette Edwin=Edwina Albert=Alberta Raymond=Ramona',
  ' ',
);
/** The given name with the ending of the other sex. */
export const ofTheOtherSex = (first: string): string | undefined =>
  MEN_AND_WOMEN.flatMap(([man, woman]) => (man === first ? [woman] : woman === first ? [man] : []))[0];
export const WOMEN = (
  'Mary Patricia Linda Barbara Elizabeth Jennifer Maria Susan Margaret Dorothy Lisa Nancy Karen Betty Helen Sandra Donna ' +
  'Carol Ruth Sharon Michelle Laura Sarah Kimberly Deborah Jessica Shirley Cynthia Angela Melissa Brenda Amy Anna Rebecca ' +
  'Virginia Kathleen Pamela Martha Debra Amanda Stephanie Carolyn Christine Marie Janet Catherine Frances Ann Joyce Diane ' +
  'Alice Julie Heather Teresa Doris Gloria Evelyn Jean Cheryl Katherine Joan Ashley Judith Rose Janice Kelly Judy Beverly ' +
  'Emily Rachel Denise Jill Kathy Suzanne Anne Jane Julia Ellen Grace Sara Debbie Connie Bonnie Peggy Becky Tina Kim'
).split(' ');
export const MEN = (
  'John William James Charles George Thomas Robert Joseph Edward Henry Richard David Michael Paul Mark Frank Walter Albert ' +
  'Daniel Samuel Harold Raymond Arthur Fred Peter Ralph Howard Carl Louis Benjamin Roy Earl Herbert Ernest Russell Eugene ' +
  'Donald Kenneth Steven Stephen Brian Kevin Jeffrey Gary Larry Scott Eric Gregory Douglas Dennis Matthew Anthony Andrew'
).split(' ');
/** Rare given names, for people whom the directory does not have. */
export const RARE =
  'Gwendolyn Oscar Yvonne Ferdinand Ursula Zachary Isabel Quincy Beatrice Hubert Nadia Vincent Olga Kwame Dmitri Xavier'.split(
    ' ',
  );
export const INDIAN_BODY =
  /^(?:Rajya|Lok) Sabha$|(?:Pradesh|Rajasthan|Bihar|Gujarat|Maharashtra|Telangana|Haryana|Odisha).*Leg/;
