/** How tables of people head their columns, in many languages. */

const NAME_HEADING =
  /^(name|names?|nom|nombre|nome|naam|namn|navn|nimi|imię( i nazwisko)?|nazwisko( i imię)?|jméno|név|ad(ı)?|person|ansprechpartner(in)?|mitarbeiter(in)?|contact|kontakt|who|wer|nom et prénom|vor- und nachname|full name|nom,? prénoms?|nom & prénom|apellidos y nombre|nombre y apellidos|cognome e nome|nome e cognome|nominativo|profesor(\/a|es|ado)?|docente|docenti|teacher|lehrer(in)?|lehrkraft|lehrperson|nauczyciel|učitel|leraar|leerkracht|lærer|lärare|opettaja|tanár|professor(a|es|i)?|enseignante?|member|mitglied|membre|miembro|membro|lid|medlem|jäsen|člen|tag|członek|employee|medewerker|medarbetare|pracownik|zaměstnanec|työntekijä|alkalmazott|staff member|councillor|élu|étel|doctor|médico|arzt|ärztin|medico|priest|coach|trainer(in)?|tränare|trener|entrenador|jméno a příjmení|meno a priezvisko|ime i prezime|ime in priimek|nume(le)?( și prenume(le)?)?|ad soyad|adı soyadı|họ (và )?tên|nama( lengkap)?|vardas,? pavardė|vārds,? uzvārds|nimi|nafn|ainm|enw|emri|ονοματεπώνυμο|ф\.?и\.?о\.?|піб|прізвище|име( и фамилия| и презиме)?|姓名|氏名|성명|성함|नाम|ชื่อ|שם|الاسم الكامل|nombre y apellidos|氏名|名前|お名前|担当者|الاسم|имя|фио|ім'я|όνομα|이름|姓名)\b/iu;
const NAME_HEADING_UNCASED = /^(氏名|名前|お名前|担当者|الاسم|姓名|이름|имя|фио)$/iu;
/** Who answers for what another column names; read where no column is headed as one of names. */
const RESPONSIBLE_HEADING =
  /^(responsables?|responsabile|responsabili|responsável|responsáveis|titular|verantwortlich(?:e|er)?|zuständig(?:e|er)?|leitung|leiter(?:in)?|ansprechperson(?:en)?|kontaktperson(?:en|er)?|persona de contacto|personne de contact|interlocuteur|interlocutrice|référente?|referente|referenti|head|head of department|officer|in charge|person in charge|contact person|ansvarig|ansvarlig|kontaktperson|vastuuhenkilö|yhteyshenkilö|kierownik|osoba kontaktowa|osoba odpowiedzialna|odpovědná osoba|vedoucí|kontaktná osoba|zodpovedný|felelős|vezető|kapcsolattartó|responsabil|persoan[aă] de contact|odgovorna oseba|odgovorna osoba|yetkili|sorumlu|atbildīgais|atsakingas|vastutaja|υπεύθυνος|ответственный|відповідальний|отговорник|responsable de área|担当者名|责任人|負責人|담당자)(?!\p{L})/iu;
const ROLE_HEADING =
  /^(role|rolle|function|funktion|fonction|función|funkcja|funzione|functie|position|posición|poste|stanowisko|cargo|puesto|carica|ruolo|ruoli|rol|title|titel|job|aufgabe|aufgaben|bereich|zuständig|amt|tätigkeit|responsibility|responsabilité|befattning|stilling|tehtävä|funkce|役職|職名|職務|职务|职称|職稱|직위|직함|पद|ตำแหน่ง|תפקיד|المسمى|duty|duties|office|post(?!al)|ruolo|incarico|qualifica|mansione|carg[ou]|tarea|ocupación|puesto|função|obowiązki|pozice|pozícia|funkció|beosztás|tisztség|funcția|funcție|dužnost|görev|görevi|unvan|ünvan|chức vụ|jabatan|pareigos|amats|amet|ametikoht|starf|staða|ról|rôle|swydd|посада|длъжност|функција|θέση|ιδιότητα|stilling|hverv|post i|rolle|担当|部署|المنصب|الوظيفة|должность|θέση|직책|职位|職位|uppdrag|verv)/iu;
/** Names in two columns. */
const GIVEN_HEADING =
  /^(first ?names?|given names?|forename|vorname|prénoms?|nombre|nome|imię|jméno|meno|förnamn|fornavn|etunimi|voornaam|keresztnév|utónév|prenume|ime|ad|имя|ім.я|όνομα|eesnimi|vārds|vardas)$/iu;
const FAMILY_HEADING =
  /^(last ?name|surname|family name|nachname|zuname|familienname|nom|nom de famille|apellidos?|cognome|sobrenome|apelido|nazwisko|příjmení|priezvisko|efternamn|etternavn|efternavn|sukunimi|achternaam|vezetéknév|nume|prezime|soyad[ıi]?|фамилия|прізвище|επώνυμο|perekonnanimi|uzvārds|pavardė)$/iu;
/** What somebody teaches, or where somebody works, where no column says the role. */
const FIELD_HEADING =
  /^(subjects?|fach|fächer|unterrichtsfach|matières?|discipline|disciplina|materia|materie|asignaturas?|przedmiot(y)?|předměty?|predmet(y|i)?|tantárgy(ak)?|vak(ken)?|ämnen?|fag|oppiaine(et)?|aine|ders|branş|branşı|предмет|μάθημα|class(es)?|klasse(n)?|classe|clase|grade|klasa|třída|osztály|luokka|department|dept\.?|division|unit|abteilung|bereich|referat|ressort|sachgebiet|fachbereich|arbeitsbereich|service|pôle|secteur|commissions?|departamento|área|sección|servicio|ufficio|settore|servizio|reparto|afdeling|team|avdelning|enhet|område|avdeling|osasto|yksikkö|dział|oddělení|oddelenie|osztály|departament(ul)?|odjel|oddelek|birim|bölüm|osakond|nodaļa|skyrius|deild|отдел|відділ|τμήμα|section|instrument|stimme|voice|register|sport(art)?|mannschaft|gruppe|specialty|speciality|specialità|especialidad|especialidade|spécialité|spezialgebiet|fachgebiet|fachrichtung|practice area|rechtsgebiet(e)?|expertise|specjalność|specjalizacja|obor|szakterület|uzmanlık|erikoisala|schwerpunkt(e)?|担当|科目|部署|診療科|科室|部门|部門|과목|부서|القسم|المادة|מקצוע|מחלקה|विषय|विभाग)(?!\p{L})/iu;

export interface Columns {
  /** In one column, or in two: the given and the last name. */
  readonly names: readonly number[];
  /** Null for a table that does not say what its people are. */
  readonly role: number | null;
  /** Whether the column's heading says that it has roles, rather than fields of work. */
  readonly isRole: boolean;
}

/** Which columns have the names and which the roles; null if the heading does not say where the names are. */
export function columnsOf(headings: readonly string[]): Columns | null {
  const column = (heading: RegExp): number => headings.findIndex((text) => heading.test(text));
  const [given, family] = [column(GIVEN_HEADING), column(FAMILY_HEADING)];
  const name = headings.findIndex((text) => NAME_HEADING.test(text) || NAME_HEADING_UNCASED.test(text));
  const person = name >= 0 ? name : column(RESPONSIBLE_HEADING);
  const names = given >= 0 && family >= 0 && given !== family ? [given, family] : [person];
  if (names[0]! < 0) return null;
  const other = (heading: RegExp): number =>
    headings.findIndex((text, at) => !names.includes(at) && heading.test(text));
  const role = other(ROLE_HEADING);
  if (role >= 0) return { names, role, isRole: true };
  const field = other(FIELD_HEADING);
  return { names, role: field < 0 ? null : field, isRole: false };
}
