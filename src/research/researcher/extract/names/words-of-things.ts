import { foldName } from './fold-name.js';
import { hasGivenName } from './given-names.js';

/**
 * Words that nobody is called, folded: of bodies, firms, departments, teams, places, buildings, feasts, dishes and pages.
 * Two of them with capital letters look like a name in all languages: `Rada Nadzorcza`, `Prairie Climate Fund`.
 */
const NOBODY = setOf(
  // Bodies and what they are called by.
  `ambulancia ambulancias ambulance ambulances ambulanz ambulanza ambulanze ambulans ambulansa karetka nadace nadacia zaklada zadruga ustanova assembleia asamblea assemblea assemblee assembly versammlung hauptversammlung mitgliederversammlung vergadering
  ledenvergadering generalforsamling arsmote arsmode yhdistyskokous zgromadzenie hromada skupstina kozgyules adunarea
  adunare nadzorcza nadzorczej nadzorni nadzorna naukowa programowa rodzicow dozorci skolska spravni kontrolni kontrolna
  komisia komise komisja komisija komisjon revizijas revizyjna rewizyjna revisjonskomisjon kolezenski kurulu komitesi
  komisyonu kollari valdybos locekli nariai juhatuse liikmed nogukogu upravni izvrsni savjet vijece orgaos organi organy
  organe sociais sociales sociali directiva directivo direttivo fiscal consultivo consultiva asesor cientifico cientifica
  scientifico scientifique consultatif directeurs kuratorium beirat aufsichtsrat elternrat betriebsrat presbyterium
  kirchenrat praesidium geschaftsstelle vorstand toezicht bestuur dagelijks kerkenraad menighedsrad menighetsrad utvalg
  udvalg namnd namnden styrelse styrelsen styret hallitus valtuusto lautakunta trustees governors committee subcommittee
  taskforce caucus senate parliament собрание совет комиссия комитет ревизионная попечительский правление збори наглядова
  комісія комітет правління събрание съвет управителен контролен скупштина надзорни управни συνελευση συμβουλιο επιτροπη`,
  // Money, firms and trades.
  `ventures fund funds funding holding holdings investment investments investor investors investoren investisseurs equity
  accelerator incubator startup banka bankas bankasi banque sparkasse raiffeisenbank volksbank caisse caixa agricole
  versicherung versicherungen assurance assurances insurance seguros assicurazioni sigorta ubezpieczenia pojistovna
  biztosito forsikring forsakring vakuutus fonds fondo fundo fondet fonden sponsor sponsors sponsoren sponsorer
  logistics solutions consulting technologies systems software industries enterprises associates bakery brewery orchards
  vineyards winery grocery backerei metzgerei fleischerei brauerei gartnerei schreinerei tischlerei zimmerei schlosserei
  autohaus malerbetrieb holzbau elektrotechnik baumschule weingut apotheke drogerie fahrschule boulangerie boucherie
  epicerie pharmacie menuiserie librairie brasserie fromagerie ferreteria panaderia farmacia carniceria libreria talleres
  papeleria bodegas almazara padaria mercearia talho livraria panificio azienda agriturismo caseificio macelleria piekarnia
  lekaren apteka ksiegarnia cukiernia zaklad pekarstvi lekarna reznictvi knihkupectvi pekseg patika gyogyszertar konyvesbolt
  bakkerij slagerij apotheek boekhandel bageri slagteri apotek boghandel bokhandel leipomo apteekki kirjakauppa pekara
  ljekarna mesnica eczane magazasi insaat ticaret sanayi limited gmbh
  pearls jewels jewellery jewelry seafood seafoods oysters foods fisheries aquaculture roasters roastery distillery
  breweries creamery dairies properties builders contractors plumbing roofing electrical motors tyres hardware furniture
  interiors textiles boutique flowers florists catering kitchens bicycles cycles cruises studios productions records
  surgery dentistry orthodontics robotics dynamics analytics biotech pharma energy timber freight shipping airlines airways logistik spedition metallbau
  stahlbau bauunternehmen architekten rechtsanwalte steuerberater gartenbau landtechnik raumausstattung buchhandlung
  gasthaus pizzeria trattoria ristorante panetteria pasticceria gelateria salumificio immobiliare costruzioni impianti
  officine trasporti assicurazione constructora inmobiliaria muebles joyeria zapateria pescaderia carpinteria fruteria
  transportes construcciones mudanzas construtora imobiliaria moveis joalharia confeitaria metalurgica supermercados
  transports plomberie charpente maconnerie traiteur bijouterie fleuriste primeurs quincaillerie garagiste imprimerie
  drukarnia hurtownia hotele sklepy kwiaciarnia stolarnia tiskarna pivovar vinarstvi truhlarstvi stavby nyomda asztalos
  sutoda cukraszda etterem boraszat tipografia patiseria brutaria florarie tiskara pekarna gostilna gostisce bokhandeln
  bageriet bryggeri bryggeriet snickeri snekkeri tomrer tomrerfirma blomster guldsmed kirjapaino panimo kukkakauppa
  konditoria rakennus sahko putki trukikoda matbaa lokantasi kuyumcu mobilya nakliyat`,
  // What firms and offices are divided into.
  `customer customers relations resources quality management protection support marketing finance operations
  procurement engineering department division helpdesk reception safeguarding services dienste abteilung fachbereich
  sachgebiet referat bauamt bauhof ordnungsamt standesamt meldeamt verwaltung buchhaltung einkauf vertrieb personalwesen
  sekretariat titkarsag toimisto sekreterlik kansliet kanslia ekspedition taloushallinto бухгалтерия бухгалтерія
  канцелярия канцелярія секретариат секретаріат λογιστηριο ucetarna uctaren ksiegowosc departement departamento dipartimento departament secretariat secretaria segreteria ufficio oficinas bureau
  gabinete oddeleni oddelenie odbor wydzial dzial osztaly birimi birim mudurlugu mudurluk isleri subesi masasi avdeling
  avdelning afdeling osasto odjel odsjek sluzba oddelek отдел отделение служба управление відділ управління дирекция τμημα
  υπηρεσια γραφειο γραμματεια`,
  // Authorities.
  `bezirkshauptmannschaft landratsamt landesregierung regierungsprasidium prefecture prefettura prefectura inspectorate
  inspectoratul inspectorado inspeccion ispettorato regulator ombudsman ombudsmannen lansstyrelsen statsforvalteren
  fylkesmannen aluehallintovirasto starostwo kuratorium urzad urad hivatal kormanyhivatal kaymakamligi insolvenzgericht
  superintendencia intendencia delegacion subdelegacion questura procura procuratura prokuratura prokuratuur
  инспекция інспекція префектура прокуратура`,
  // Groups, classes and sports.
  `mannschaft mannschaften senioren junioren jugend jugendfeuerwehr feuerwehr turnen fussball handball volleyball volleybal
  voleybol basketball tennis tischtennis schwimmen leichtathletik zumba walking gymnastik orchester blasorchester
  ensemble groep grupa skupina csoport ryhma grupp vokalensemble vokalensemblet krabbelgruppe oberstufe unterstufe grundstufe takimi takim sporculari equipo equipe
  equipes squadra squadre druzyna druzstvo csapat joukkue holdet laget ekipa tiim komanda komandas section sections seccion
  sezione infantil primaria secundaria maternelle elementaire annee trida klasa luokka rocnik terms schools playgroup
  группы класс команда клас отбор ομαδα ταξη τμηματα`,
  // Rooms, buildings and halls.
  `turnhalle sporthalle stadthalle rathaus gemeindehaus pfarrhaus feuerwehrhaus bucherei camere suite doppelzimmer
  einzelzimmer familienzimmer ferienwohnung chambre chambres habitacion habitaciones pokoj pokoje auditorium theatre theatro
  theater stadium stadion gymnasium warehouse headquarters harbour harbor boathouse clubhouse townhall`,
  // Places, as they are written on maps, and public bodies of them.
  `region regione regio kanton kommune kommun gemeinde gemeente comune commune mairie ayuntamiento municipio municipality
  opcina obcina obec miasto gmina powiat wojewodztwo vallavalitsus vabariik republik republic republique republica
  repubblica konigreich polska hrvatska slovensko magyarorszag turkiye sverige norge danmark nederland belgique osterreich
  columbia scotia zealand islands mountains westfalen wurttemberg vorpommern vendee adige belvaros varos
  kerulet mahalle comuna orasul municipiul judetul satul ilcesi belediyesi belediye valiligi kaymakamligi площадь область район город община місто громада δημος
  περιφερεια νομος`,
  // Charities and services that are known everywhere.
  `caritas diakonie rotary polizei notruf notdienst pogotowie policie polizia gendarmerie pompiers bomberos bombeiros
  hasici strazacy tuzolto ambulance rettung bergwacht wasserwacht`,
  // Prizes, works, feasts and greetings.
  `awards prize premio premios nagroda nagrody odulu palkinto priset medal medaille medalla festival konzert konzerte
  concert concerto koncert hochzeit weihnachten birthday swiat vanoce joulu frohe joyeux guten vielen buon danke
  gracias grazie thanks carpe`,
  // What forms ask for.
  `vorname nachname forename surname imie nazwisko nazwiska apellidos cognome sobrenome jmeno prijmeni priezvisko prezime
  priimek pavarde uzvards etunimi sukunimi fornavn etternavn efternavn fornamn efternamn achternaam voornaam soyad soyadi
  фамилия отчество прізвище фамилно презиме επωνυμο`,
  // Dishes and wines.
  `schnitzel brulee tarte pizza menu menue cabernet sauvignon chardonnay riesling veltliner prosecco reserva reserve
  aceite olio virgen cosecha dessert`,
  // Pages, headings and calls.
  `verfugung weitere weiterer weiteres nachste nachster neues unsere unser unseres leichte sprache erklarung barrierefreiheit mitglied
  kontaktformular spendenkonto offnungszeiten sprechzeiten sprechstunde studies basics study property hours hour shift
  nyttige lenker tjenester ledige stillinger apne praktisk datoer medlem lediga tjanster oppet viktiga datum yhteytta
  avoimet ovet mukaan ajankohtaista tietoa meista meie vabad kohad duyurular haberler sorulanlar hizmetler alanlari saatleri
  sartlar kosullar gizlilik politikasi iletisim hakkimizda aktualnosci godziny otwarcia oteviraci kontakty aktuality
  nyitvatartas elerhetoseg program programme programma programas horaires horario horarios orari orario tarifs tarifas
  precios prezzi angebot angebote download downloads archive archiv statuten satzung statuts estatutos stanovy vedtekter
  vedtaegter stadgar saannot tuzuk blog podcast video videos photo photos galerie gallery gallerie fotogalerie наши партнеры
  общее детский младшая старшая средняя загальні λειτουργιας χρησιμοι συνδεσμοι πολιτικη απορρητου ωρες`,
);

/** The same, of words that are last names as well: behind a given name that is known, they are those. */
const SOMEBODY_TOO = setOf(
  `chamber fiscale valna obcni generala zbor kurul capital invest seed credit caja banco banca fond brothers dairy
  farms vineyard nursery stores taller cantina officina oficina sklep firin kauppa market garage care unit desk dienst amt
  buro dzialy referent iroda servicio servizio service damen herren bambini kurs kurse chor gruppe gruppen klasse klass
  clasa classe stufe hold lag term school sixth year years ciclo camera salle gym canton kingdom island valley anhalt pfalz
  suomi schweiz nevada kraj mesto vald grad jaras megye lions kryz krzyz policia award prix premi ceny pris feste
  markt messe tag nacht ostern advent christmas navidad karacsony boldog herzlich dank merlot rioja brot kase alle neue
  happy preise spenden werden info vare meld oss hus tule link rules statut statuto salat pasta merci savoie romagna pilates data bonne`,
);

function setOf(...groups: readonly string[]): ReadonlySet<string> {
  return new Set(groups.join(' ').split(/\s+/));
}

/** Whether one of the words of a text is of something rather than of somebody. */
export function hasWordOfThing(text: string): boolean {
  const words = foldName(text).split(' ');
  return (
    words.some((word) => NOBODY.has(word)) ||
    (words.some((word) => SOMEBODY_TOO.has(word)) && !hasGivenName(text))
  );
}
