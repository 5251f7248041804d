/** Beginnings of words that name what somebody does in an organization, in the languages of the web. */
const ROLE_WORDS = `
  director|directrice|directeur|directora|direktor|dyrektor|direttor|direktør|direktör|diretor|managing|manager|ceo|cto|cfo|coo|cio|cmo|chief|
  founder|co-?founder|gründer|fondat|fundador|założyciel|head|lead|leader|chair|chairman|chairwoman|chairperson|president|präsident|
  präsidium|présiden|presidente|presidenta|prezes|vice|vize|secretary|secrétaire|secretari|segretari|sekretarz|sekretär|treasurer|trésori|
  tesorer|tesorier|tesoureir|skarbnik|schatzmeister|kassenwart|kassier|kassör|penningmeester|schriftführ|beisitzer|editor|redakt|rédact|redatt|redact|
  engineer|ingenieur|ingénieur|ingenier|ingegner|inżynier|officer|coordinator|coordinat|coordonnat|coordinador|koordinat|koordynator|assistant|
  assistent|assistenz|asystent|asistente|assistente|partner|professor|lecturer|lawyer|attorney|solicitor|counsel|anwalt|anwält|rechtsanw|avocat|abogad|avvocat|adwokat|advokat|
  geschäftsführ|geschaeftsfuehr|vorstand|vorsitz|vorständ|leiter|leitung|referent|sprecher|mitarbeiter|sachbearbeit|beauftragt|inhaber|kurator|kuratier|intendant|dramaturg|
  pädagog|erzieher|lehrer|rektor|pfarrer|ärzt|arzt|berater|verwaltung|buchhalt|hausmeister|projektleit|pressesprech|
  responsable|responsabile|responsável|chargé|chargée|gérant|associé|adjoint|animat|médiat|comptable|bénévole|administrat|conseill|bibliothécaire|
  gerente|jefe|jefa|encargad|vocal|portavoz|coordinación|dirección|técnic|investigador|
  kierown|księgow|specjalist|zarząd|członek|członkini|pełnomocnik|pracownik|opiekun|główn|zastępc|wiceprezes|
  médic|médec|medico|infirmi|enfermeir|enfermer|diretor|coordenador|sócio|tesoureir|gestor|vereador|conselheir|
  propriét|propietari|proprietari|eigentümer|eigenaar|ägare|właściciel|obfrau|obmann|maître|maestr|matron|chaplain|kommodor|commodor|imker|hauswart|wirt|meister|seelsorg|diakon|bürgermeister|vedouc|správce|pénztár|alelnök|alapító|primar|șef|director|secretar|casier|contabil|üye|sekreter|öğretmen|αντιπρόεδρος|γραμματέας|ταμίας|μέλος|predsjedni|tajnik|tajnica|voditelj|direktorica|blagajn|uredni|predsednik|forstander|lærer|skolelærer|rektor|produzent|sprecher|hauptamt|stellvertret|
  bestuur|molenaar|produsent|produkt|ansvarlig|
  amministrat|coordinatric|coordinatore|socio fondatore|
  voorzitter|bestuurder|medewerk|hoofd|oprichter|adviseur|beheerder|coördinator|secretaris|zakelijk|artistiek|
  ordförande|verkställande|ansvarig|chef|sekreterare|ledamot|grundare|handläggare|formand|leder|kasserer|daglig|styreleder|rådgiver|medarbejder|
  toimitusjohtaja|puheenjohtaja|johtaja|sihteeri|päällikkö|asiantuntija|rahastonhoitaja|
  ředitel|předsed|vedoucí|místopředsed|jednatel|igazgató|elnök|vezető|titkár|munkatárs|
  başkan|müdür|kurucu|genel|sorumlu|koordinatör|
  директор|председатель|руководител|основатель|заместител|секретарь|бухгалтер|координатор|менеджер|президент|начальник|голова|керівник|
  διευθ|πρόεδρος|υπεύθυν|ιδρυτ|
  revisor|auditor|auditeur|governor|gouverneur|patron[oa](?!\\p{L})|tesour|trezorier|cenzor|poklad|dirigent|dyrygent|kapellmeister|kapellmäst|kapellimestar|ombuds|
  auszubild|azubi|praktikant|lehrling|geselle|gesellin|treuhänd|dozent|docent|leraar|vrijwillig|zaakvoerder|notar(?!iat)|makelaar|architekt(?!ur)|fotograf(?!i)|grafiker|graphist|illustrat|
  regisseur|réalisat|metteu|musicien|professeur|enseignant|formateur|formatrice|éducat|orthophon|kinésithér|ostéopath|vétérinair|pharmacien|fondatrice|cofondat|co-fondat|
  dirigeant|menuisi|ébénist|apicult|maraîch|brasseu|régisseu|attaché|stagiaire|alternant|apprenti|artisan|délégué|porte-parole|
  profesor|cofundador|monitor|entrenador|delegad|becari|biólog|químic|redactor|diseñador|administrativ|recepcion|comunicación|alcalde|concejal|bodeguer|enólog|
  direttric|consiglier|insegnante|docente|educator|educatric|titolare|artigian|restaurator|regista|revisore|parroco|vicepresident|operatric|fondatric|
  secretári|vogal|advogad|contador|assessor|analista|estagi|pesquisador|educador|produtor|consultor|engenheir|nutricion|dentista|veterinári|educação|comunicação|
  nauczyciel|trener|treener|peatreener|instruktor|lekarz|lekark|pielęgniark|notariusz|redaktor|wolontar|psycholog|pedagog|terapeut|logoped|proboszcz|kustosz|bibliotek|archiwist|projektant|konstruktor|wspólni|współzałoż|
  sayman|eğitmen|avukat|mühendis|hemşire|psikolog|danışman|gönüllü|yazman|editör|yönetmen|yönetici|yönetim|uzman|asistan|
  președinte|vicepreședinte|membru|arhitect|inginer|consilier|comunicare|profesor|
  riaditeľ|predsed|podpredsed|tajem|učitel|lektor|trenér|lékař|právn|dramaturg|režis|scénog|produkc|produkční|umělec|koordin|dobrovol|zakladatel|knihovn|
  karnagy|tanár|ügyvéd|építész|szerkeszt|főszerkeszt|önkéntes|plébános|polgármester|gondnok|referens|művészeti|gazdasági|kurátor|pénzügy|
  rehtori|opettaja|ohjaaja|valmentaja|taiteilija|arkkitehti|lääkäri|hoitaja|asianajaja|toimittaja|tuottaja|koordinaattori|yrittäjä|omistaja|perustaja|jäsen|varajäsen|kanttori|
  suppleant|vaktmästare|trädgårdsm|redaktör|jurist|verksamhetsled|klubbmäst|konsult|næstforman|nestleder|nestformann|sekretær|varamedlem|styremedlem|bestyrelsesmed|redaktør|forvalter|materialforvalt|
  juhataja|esimees|esinaine|laekur|õpetaja|priekšsēdētāj|vadītāj|valdes|grāmatved|skolotāj|pirminink|vadov|mokytoj|buhalter|sekretor|
  potpredsjed|ravnatelj|članica|odvjetni|arhitekt|inženjer|suradni|osnivač|računovod|strokovn|svetoval|
  giám đốc|chủ tịch|kế toán|thư ký|direktur|ketua|wakil|sekretaris|bendahara|anggota|manajer|kepala|
  cadeirydd|ysgrifennydd|trysorydd|lehendakari|idazkari|diruzain|zuzendari|cathaoirleach|rúnaí|cisteoir|formaður|gjaldkeri|ritari|framkvæmdastj|meðstjórn|
  юрис|психолог|волонтер|волонтёр|заступник|викладач|вчител|учител|преподават|режисс|режисер|тренер|инженер|інженер|технолог|редактор|администратор|адміністратор|специалист|спеціаліст|фахівець|консультант|член|правлен|казначей|скарбник|основател|засновни|управител|председател|ръководител|счетовод|художник|методист|воспитател|выконав|виконавч|исполнительн|
  προπονητ|συντονιστ|σύμβουλος|έφορος|αρχιτέκτ|δικηγόρ|καθηγητ|λογιστ|δασκάλ|ψυχολόγ|αντιπρόεδρ|
  coordinaci|direcció|tresorer|sotspresident|tècnic|mestra?(?!\\p{L})|библиотекар|хранител|машинист|закупчик|касиер|деловодител|настоятел|кмет|зам\\.|convenor|convener|headteacher|head ?master|head ?mistress|bursar|registrar|groundskeeper|groundsman|janitor|paralegal|veterinarian|dentist|hygienist|optician|pharmacist|midwife|counsellor|counselor|educator|facilitator|organiser|organizer|strategist|surveyor|auctioneer|realtor|broker|agent(?!ur)|planner|machinist|electrician|plumber|mechanic|joiner|blacksmith|luthier|brewmaster|sommelier|barista|bartender|vicar|curate|sexton|verger|rigger|skipper|coxswain|bosun|lifeguard|vocalist|drummer|guitarist|bassist|violinist|pianist|choreographer|playwright|secretary-general|delegate|ambassador|undersecretary|moderator|liaison|
  chairwoman|spokesperson|spokeswoman|spokesman|press|fundrais|campaigner|analyst|researcher|scientist|designer|developer|programmer|architect|consultant|adviser|
  advisor|specialist|associate|representative|supervisor|superintendent|principal|curator|conservator|librarian|archivist|teacher|instructor|trainer|coach|
  nurse|doctor|physician|surgeon|therapist|pastor|rector|dean|warden|steward|trustee|board|member|owner|proprietor|administrator|clerk|bookkeeper|accountant|
  receptionist|caretaker|technician|operator|foreman|captain|commodore|conductor|producer|artistic|executive|deputy|acting|interim|senior|junior|volunteer|
  communications|marketing|operations|finance|outreach|programme|program|project|policy|legal|hr|human resources|people|sales|support|product|vp|evp|svp|
  publicist|intern|apprentice|mentor|minister|elder|deacon|priest|imam|rabbi|cantor|organist|scout|guide|ranger|warehouse|driver|baker|butcher|carpenter|painter|musician|composer|actor|dancer|sound|light|stage|costume|harbour ?master|harbor ?master|arquitet|arquitect|architett|ispettor|inspector|inspecteur|inspektor|lärare|skötersk|lehrkraft|fysio|psykolog|psycholog|psicólog|psicolog|auxiliar|voluntar|bénévol|volontari|keeper|gardener|baker|brewer|winemaker|chef|cook|photographer|journalist|reporter|correspondent|columnist|publisher|translator
`;

const LATIN_AND_OTHERS = new RegExp(`(?<![\\p{L}])(?:${ROLE_WORDS.replace(/\s*\n\s*/g, '')})`, 'iu');
/** German puts the word that counts last: `Vereinsvorsitzende`, `Abteilungsleiterin`. */
const COMPOUNDS =
  /(leiter(in)?|leitung|vorsitzende[rn]?|führer(in)?|referent(in)?|meister(in)?|sprecher(in)?|beauftragte[rn]?|assistenz|berater(in)?|koordinator(in)?|direktor(in)?|wart(in)?|redakteur(in)?|pädagog(e|in)|ingenieur(in)?|techniker(in)?|arbeiter(in)?|leder|chef|ansvarig|sjef|johtaja|päällikkö|hoofd|manager|leitende|ansvarlige?|forvalter|forstander|medlem|ordförande|sekreterare|mästare|lärare|skötare|ledare|formann|formand|hoitaja|vastaava|sihteeri|opettaja|trainer(in)?|lehrer(in)?|helfer(in)?|pfleger(in)?|verwalter(in)?|planer(in)?|gestalter(in)?|betreuer(in)?|entwickler(in)?|anwalt|anwältin|schreiner(in)?|tischler(in)?|gärtner(in)?|hilfe|fachfrau|fachmann|kaufmann|kauffrau|geselle|gesellin|bevollmächtigte[rn]?|stellvertreter(in)?|therapeut(in)?|psychologe|psychologin|wissenschaftler(in)?|inhaber(in)?|mester|mesteri|begleiter(in)?|begeleider|leider|werker|docent|leraar|bestuurslid)(?!\p{L})/iu;
const EAST_ASIAN =
  /代表|負責|董事長|執行長|經理|经理|秘書長|院長|總幹事|主席|會長|创始|創辦|教務|講師|司書|主宰|店主|技師|弁護士|税理士|教頭|先生|社長|取締役|部長|課長|係長|主任|理事|会長|所長|館長|院長|校長|園長|監事|顧問|担当|事務局|店長|編集|職員|委員|支配人|教授|総裁|主席|经理|總監|总监|主任|总裁|董事|秘书|创始人|负责人|대표|이사|부장|과장|팀장|회장|원장|국장|간사/u;
const RIGHT_TO_LEFT =
  /مدير|رئيس|منسق|مؤسس|أمين|مسؤول|نائب|عضو|مستشار|سكرتير|محرر|مشرف|باحث|محاسب|מנהל|יו"ר|מייסד|רכז|מזכיר|סמנכ/u;

/** Long enough to be a role wherever they stand; an ending of a few letters may follow. */
const WHOLE_WORD = new RegExp(
  `^(?:${ROLE_WORDS.replace(/\s*\n\s*/g, '')
    .split('|')
    .filter((word) => word.length > 4)
    .join('|')})\\p{Ll}{0,5}$`,
  'iu',
);
/** Roles that are last names as well. */
const ALSO_NAMES =
  /^(baker|brewer|gardener|sexton|joiner|vicar|verger|planner|warden|keeper|steward|stewart|captain|coach|clerk|leder|lederer|chefn|dean|cook|boardman|partner|presley|marshall|conductor|foreman|vocal|genel|people|peoples)\p{Ll}{0,2}$/iu;

/** Names that are more often those of people, where they stand alone in an address. */
const RATHER_NAMES =
  /^(baker|brewer|gardener|keeper|stewart|marshall|cook|vocal|peoples|carpenter|painter|butcher|leder|lederer)/iu;

/** Whether the part of an email address before the @ is an office's holder: `treasurer`, `captain`. Written without accents. */
export function isOfficeHolder(word: string): boolean {
  return WHOLE_WORD.test(word) && !RATHER_NAMES.test(word);
}

const LONGEST = 120;

/** Whether a word of a supposed name is a role instead: `Director`, `Leiterin`. */
export function isRoleWord(word: string): boolean {
  return (WHOLE_WORD.test(word) && !ALSO_NAMES.test(word)) || COMPOUND_OF_NO_NAME.test(word);
}

/** German compounds that no last name ends like. */
const COMPOUND_OF_NO_NAME =
  /^\p{L}{2,}(therapeut|inhaber|assistent|pädagog|referent|ingenieur|techniker|psycholog|koordinator|direktor|redakteur|beauftragte|vorsitzende)(e|in|r|n)?$|^\p{L}{3,}(leiter|meister|führer|sprecher|berater|arbeiter|lehrer|helfer|pfleger|verwalter|gestalter|gärtner|trainer|betreuer|entwickler)in$/iu;

/** Whether a text says what somebody is in an organization. */
export function namesRole(text: string): boolean {
  if (text.length > LONGEST) return false;
  return [LATIN_AND_OTHERS, COMPOUNDS, EAST_ASIAN, RIGHT_TO_LEFT].some((words) => words.test(text));
}

/** What goes on with a word that joins or leads on says nothing of what somebody is: `for all`, `senza veleni`. */
const goesOn = (text: string): boolean => LEADING_ON.test(text);
const LEADING_ON =
  /^(?!at large)(for|with|without|and|or|from|to|in|on|at|by|of|since|für|mit|ohne|und|oder|von|bei|seit|pour|avec|sans|et|ou|depuis|chez|para|por|con|sin|desde|y|per|senza|da|dal|e|com|sem|desde|voor|met|zonder|en|sinds|för|med|utan|och|sedan|for|uden|og|siden|dla|bez|od|z|w|i|pro|bez|s|ve|için|ile|для|без|с|из|от|для|за)\s/iu;

/** Whether a text may be a role that no list knows: a few words that are no sentence, number or address. */
export const isShortPhrase = (text: string): boolean =>
  text.length <= 60 && !/[.!?:@]|https?|\d{3}/.test(text) && text.split(' ').length <= 7 && !goesOn(text);

const PRONOUNS =
  /^(?:she|he|they|her|him|them|sie|er|elle|il|iel|ella|él|hon|han|hen|zij|hij|lei|lui)(?: ?[/|,] ?\p{L}+){0,2}$/iu;

/** A role as the page words it, without what stands around it; null for what is none. */
export function cleanRole(text: string): string | null {
  const role = text.replace(/^[\s,;:·•|/()–—-]+|[\s,;:·•|/(–—-]+$/gu, '').trim();
  const balanced = role.endsWith(')') && !role.includes('(') ? role.slice(0, -1) : role;
  return balanced.length < 2 ||
    balanced.length > LONGEST ||
    PRONOUNS.test(balanced) ||
    /@|https?:|\d{4,}|\p{L}{5,}[.!?]\s+\p{Lu}/u.test(balanced)
    ? null
    : balanced;
}
