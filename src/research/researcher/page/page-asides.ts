import { folded } from './page-kinds.js';

/**
 * Pages that are about something else, but name people and addresses of the organization: who answers for data, to whom
 * applications go, who speaks to the press, who speaks for parents, who is to be asked on practical questions. In the
 * order in which they are read; the words are folded, see `folded`.
 */
const ASIDES: readonly RegExp[] = [
  // Data protection.
  /\b(datenschutz\p{L}*|privacy|privacy policy|privacybeleid|privacyverklaring|data protection|confidentialite|donnees personnelles|protection des donnees|rgpd|gdpr|rodo|privacidad|privacidade|proteccion de datos|protecao de dados|informativa privacy|informativa sulla privacy|polityka prywatnosci|ochrona danych|ochrana osobnich udaju|osobni udaje|ochrana osobnych udajov|adatvedelem|adatvedelmi\p{L}*|adatkezeles\p{L}*|confidentialitate|integritetspolicy|personuppgifter|dataskydd|personvern\p{L}*|privatlivspolitik|persondata|tietosuoja\p{L}*|privatumo politika|privatuma politika|privaatsus\p{L}*|andmekaitse\p{L}*|gizlilik|kvkk|zasebnost|privatnost)\b|конфиденциальн|конфіденційн|поверительн|απορρητ|プライバシー|個人情報|隐私|隱私|개인정보|الخصوصية|פרטיות/u,
  // Work.
  /\b(karriere|jobs?|stellen|stellenangebote|offene stellen|ausbildung|arbeiten bei uns|mitarbeit|careers?|vacancies|work with us|work for us|join us|emplois?|recrutement|nous rejoindre|offres d emploi|empleo|trabaja con nosotros|trabalhe conosco|carreiras?|lavora con noi|carriere|praca|kariera|volna mista|volne pracovne miesta|allas\p{L}*|karrier|cariere|vacatures?|werken bij|lediga jobb|jobba hos oss|ledige stillinger|ledig stilling|job hos os|avoimet tyopaikat|toihin|karjera|darbas|vakances|toopakkumised|zaposlitev|zaposlenje|insan kaynaklari)\b|вакансии|вакансії|採用|招聘|채용|الوظائف|דרושים/u,
  // Parents, and others with a voice of their own.
  /\b(eltern|elternrat|fur eltern|schulpflegschaft|parents|for parents|parent council|ouders|ouderraad|medezeggenschap\p{L}*|parents d eleves|ampa|familias|genitori|rodzice|rada rodzicow|rodice|rodicia|szulok\p{L}*|foraldrar|foreldre|fau|foraeldre|foraeldreradet|vanhemmat|vanhempainyhdistys|parinti|roditelji|starsi|veliler|tevai|lapsevanemale)\b|родителям|батькам|γονε|保護者|학부모/u,
  // Legal advice, outlets and other places where its own people are met.
  /\b(juridico|servico juridico|asesoria juridica|servicio juridico|service juridique|rechtsdienst|rechtsberatung|ufficio legale|hofladen|dorfladen|werksverkauf|spaccio|lo spaccio|punto vendita|punti vendita|farm shop|our shop|visit our shop|boerderijwinkel|magasin a la ferme|gardsbutik\p{L}*|gardbutik|gardsbutikk|sklep firmowy|podnikova prodejna|tilamyymala|sekretariat|schulburo|school office|secretaria|segreteria|secretariat|praktisk|praktisk info\p{L}*|practical|practical information|praktische info\p{L}*|praktisches|praktyczne informacje|info pratiche|informacion practica|informacoes uteis|kaytannon\p{L}*)\b/u,
  // The press.
  /\b(press|for the press|press office|press contact|media contact|presse|pressekontakt|pressestelle|espace presse|sala de prensa|prensa|gabinete de prensa|sala de imprensa|imprensa|ufficio stampa|stampa|area stampa|biuro prasowe|dla mediow|dla prasy|pro media|pro novinare|sajto|sajtoszoba|presa|pers|perscontact|pressrum|presserom|presserum|medialle|basin)\b|пресса|прес-центр|для змі|τυπο|プレス|报道|報道/u,
  // Operations and services, for patients and for whoever asks a public body: who is on watch, to whom one complains.
  /\b(drift|driften|driftsvagt|vagt|vagtordning|vagttelefon|driftsorganisasjon|betrieb|bereitschaft|bereitschaftsdienst|storungsdienst|on call|operations|services|our services|servicios|nuestros servicios|servizi|servicos|dienstleistungen|dienstverlening|diensten|tjenester|tjanster|palvelut|uslugi|sluzby|szolgaltatasok|szolgaltatasaink|servicii|usluge|storitve|hizmetler|teenused|pakalpojumi|paslaugos|fur patienten|patienten|patienteninfo\p{L}*|for patients|patients|patient information|infos patients|pacientes|para pacientes|pazienti|per i pazienti|dla pacjenta|dla pacjentow|pro pacienty|pre pacientov|betegeknek|beteginformaci\p{L}*|pentru pacienti|for pasienter|for patienter|voor patienten|potilaalle|za pacijente|za paciente|hastalar icin|patsiendile|pacientiem|pacientams|informatii publice|informatii de interes public|interes public|bip|informacje publiczne|povinne informace|povinne zverejnovane informace|povinne zverejnovanie|kozerdeku\p{L}*|kozerdeku adatok|transparencia|transparence|trasparenza|amministrazione trasparente|transparenz|public information|freedom of information|foi|aktinsyn|offentlighed|javno narocilo|pristup informacijama|informacije javnega znacaja)\b|услуги|послуги|пациентам|пацієнтам|για ασθενείς|υπηρεσιες|публічна інформація|доступ до інформації|診療案内|患者様へ/u,
];

/** The place among such pages of one that a link is worded for, or whose path is: 0 is read first. Null for all others. */
export function asideOf(label: string, path: string): number | null {
  const words = [label.length <= 60 ? folded(label) : '', folded(path)];
  const place = ASIDES.findIndex((pattern) => words.some((text) => pattern.test(text)));
  return place < 0 ? null : place;
}
