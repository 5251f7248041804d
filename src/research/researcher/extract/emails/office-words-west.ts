/** Offices as addresses name them, folded: in the languages of the west, the north and the south of Europe, and overseas. */
export const OFFICES_WEST: readonly string[] = [
  // English.
  `academy admission aid allotments antenna antiques appointments apprenticeships archivist artsadmin atrium
  auctions bakery band barn board boats boxoffice branding brewery bursar bursary cabin camp camping campsite
  canteen cellar cellardoor chaplain chaplaincy chef choir church class classes clerk clinic coach coaching
  collections college commissions committee complaints concerts concierge congregation conservation consulting
  corporate council councillors crew curator curators dance defects dentist design dining docs doctor eat
  ecommerce elders elections emergency employment engineering enrollment enrolment exhibitions experience
  facilities fairs families family farmshop festival films fire fleet florist foodbank foundation franchise
  functions fundraising gifts giving governors graduate guides gym hall harbor harbour harbourmaster headoffice
  headteacher health heritage hire hiring hospital hospitality hostel hosting hotel house housing human
  humanresources ict inclusion innovation insurance intake internship investor investorrelations ir join kennel
  kennels kitchen lab laboratory lead leasing letters lettings lifeboat maintenance mayor mayors meetings minister
  ministry mooring moorings music network newcomers nursery nurses onboarding operations ops opticians orchestra
  outreach parking pastor pensions permits pharmacy planning play playgroup police pool porter practice prayer
  preschool prescriptions principal printing privacyofficer procurement production productions props publications
  puppies quotation quote quotes ranger receptionist recruit recycling refunds register registry remote
  renovations repairs report reports rescue residency residents restaurant returns revenue rsvp safeguarding
  safety salon sanctuary scheduling scholarships school secretarygeneral senco shipping shows sisters site skipper
  society solicitors spa speak speakers sponsor sponsors sponsorship stables staff students studentservices
  studios submissions summer supply supportus surgery talent talk tasteroom tasting tax taxi tearoom tenders
  theater theatre timetable tourism town townclerk trade trading trust unsubscribe venue venues vet vets vicar
  village vineyard visitor visitorcentre visitors warden warehouse waste water weddings wellbeing wellness
  woodland worship zoo`,
  // German.
  `abfall abteilung allgemein amt amtsleitung anfahrt anliegen apotheke arbeit arbeitskreis archivar aufnahme
  ausbildung ausleihe ausschuss ausstellung auto backstube bau bauamt bauhof beirat beschwerde beschwerden bestand
  betrieb betriebsrat biergarten bistro brauerei buch buchung buchungen buergeramt buergerbuero buergermeister
  buergerservice chor datenschutzbeauftragter dienststelle direktorat druckerei ehrenamt einkaufen elternbeirat
  empfehlung energie engagement entwicklung erwachsenenbildung fahrschule fahrten familie ferien ferienprogramm
  feuerwehr finanzen firma foerderer foerderverein fortbildung frauen freiwillige freizeit fremdenverkehr friedhof
  fuehrungen fundbuero gaeste gaestehaus gast gasthof gastro gemeinde gemeindeamt gemeindebuero gemeinderat
  genossenschaft geschaeftsfuehrung gleichstellung gottesdienst gruessgott gruppe gruppen gutschein gutscheine
  handball handel handwerk haus hausmeister heim hilfe hof hofladen hort huette imkerei immobilien initiative
  integration jagd jubilaeum jugend jugendarbeit jugendfeuerwehr jugendleitung jugendwart karten kassenwart
  kassier keller kinder kindergarten kirche kirchenbuero kita kitaleitung klinik kloster kommandant kommando konto
  konzert konzerte kooperation kreis krippe kueche kultur kulturamt kulturbuero kunde kunden kundencenter kunst
  labor laden lager landwirtschaft lehre lehrlinge liegenschaften logopaedie machmit meldeamt messe miete mieten
  mitarbeit mitgliederservice mobil montage mosterei muehle museumsshop musikschule nachhilfe nachricht nachwuchs
  notar notariat ob oberbuergermeister oeffentlichkeitsarbeit ombudsstelle ordination ordnungsamt orga
  organisationsteam ortsverein ov patienten pension personalrat pfarre pfarrei pflege physio platzwart politik
  praxis praxisteam projektleitung provenienz pruefung quartier rathaus raum raumvermietung rechnung rechnungen
  rechnungswesen redaktionsteam regie rektorat rezept rezepte rezeption saal sanitaetsdienst schatzmeister
  schiedsrichter schriftfuehrer schuetzen schulamt schulbuero schulleitung schwimmen seelsorge sekr senioren
  sommelier sonderausstellung sozialdienst soziales spielbetrieb spielplan sportbuero sportwart stadt stadtarchiv
  stadtbuecherei stadtverwaltung stall standesamt stelle stellen stiftung stube tagespflege tanz termin termine
  theaterkasse tierarzt tierheim tourismus tourist touristik touristinfo trainer uebungsleiter umwelt unternehmen
  verband vereinsheim verkauf vermietung vermittlung versand vertretung verwalter vhs volkshochschule vorsitz
  vorsitzende vorsitzender vorstandschaft waldkindergarten wanderwart wehrfuehrer weingut weinstube werbung wirt
  wohnen zahlung zahnarzt zentrum zeugwart zimmer zivildienst zuechter zukunft`,
  // French.
  `abonnement abonnements accueillir achat achats action adherent adherents adhesion adhesions adjoint aines
  ambassade animation animations antenne approvisionnement assemblee assistante assurance ateliers auberge avocat
  avocats basket benevolat benevoles bibliothecaire billet billets billetterie boutique cabane cabinet campagne
  cantine caveau centre chant chapelle chateau choeur chorale clinique codir collecte comite commande commandes
  commerce commission compagnie compta comptabilite conseil consultation coordo crea creche cuisine culture cure
  degustation deleguee dentiste devis diffusion directeur directrice domaine dons dpd ecole ecoute elu elus
  emplois enfance enseignement entraide equipe espace etatcivil etudes evenement evenementiel evenements
  exploitation expo expositions facturation famille ferme fete fournisseurs garderie gestionnaire gite groupes
  guide habitat hebergement huissier imprimerie jardin jeunes jeunesse judo juridique labo lectures librairie
  licences location locations loisirs lycee mairie maison maraichage marches mecenat medecin mediatheque membres
  menuiserie mission musique notaire orchestre ouvrier paie paroisse patrimoine pedagogie periscolaire permanence
  personnel pharmacie piscine plaintes plannings plongee policemunicipale presbytere presidente prestations
  professeurs programmation projet projets publication radio ramassage reclamations recrutement reseau residence
  responsable restauration resto salle salles scolaire secours sejour sejours seniors sinistres social soins
  soutien spectacle spectacles stages syndicat tourisme transport travaux tresorerie tresorier troupe urbanisme
  vacances vie vieassociative vieetudiante vieuxport voirie volontaires voyages`,
  // Spanish Catalan Galician Basque.
  `academia academica acogida actividades adopciones afiliacion afiliados agencia ajuntament albergue alcaldia
  almacen alojamiento alumnado alumnos ampa animacion archivo asesoria asistenciatecnica asociacion asuntos
  atencion atencionalcliente auditoria aula ayto ayuntamiento bazar becas biblio bodega bodegas boletin bomberos
  botiga calidad camara campamentos campus canal capacitacion captacion carniceria cartera casal casarural catas
  cava centro ciencia cine clases clientes clinica cobranzas cocina colegio colegios comedor comercio comision
  compras concejalia concursos congreso consejo consell conserjeria consultas consultorio convocatorias
  cooperativa coral coro correo correos correu creditos cultura cultural curso decanato defensor defensora
  delegacion denuncias deportes desarrollo despacho difusion diocesis directiva directora diseno distribucion
  docencia donaciones educacion empleos empresa empresas encuentros enfermeria enoturismo entradas envios equipo
  escola escuela eskola espai estudiantes estudio estudios etica expedientes explotacion exportacion exposiciones
  extension familias farmacia federacion feria ferias festa fiestas finanzas finca florister formacio fundacion
  gabinete ganaderia gerencia gerente gestor guias habitaciones hostal idazkaria idazkaritza igualdad impremta
  imprenta incidencias industria infantil informatica informes ingenieria inscripcion inscripcions intervencion
  investigacion juridico justicia juventud laboral laboratorio lectores legales licitaciones llibreria logistica
  mantenimiento marca matricula matriculas medico medioambiente mercado merkataritza mesa monitores mujer musica
  negocios nominas normativa noticias obras ocio oficines operaciones ordenanza orientacion orquesta padron
  panaderia parroquia participacion pasantias patrimonio patronato peticiones planificacion policia policialocal
  portal portavoz postgrado postventa practicas premsa presupuesto presupuestos prevencion produccion profesores
  promocion propuestas proteccion protecciondedatos proveedores psicologia publicaciones publicidad recaudacion
  reclamaciones rector rectorado recursos recursoshumanos redaccion redes registro rrhh rsc salud saludos sanidad
  secretario sede seguridad seguros senderismo servei serveis servizos soci socios socis solicitudes sugerencias
  suscripciones taller talleres taquilla tecnica tecnico tesoreria tesorero tfno tiket titulos trabaja trabajo
  traduccion tramites transparencia transporte turisme turismo turno turnos tutoria universidad urbanismo vecinos
  ventanilla viajes visitas viticultura vivero vivienda voluntarios voluntaris xarxa zuzendaritza`,
  // Portuguese.
  `academico alojamento aluguer ambiente animacao apoio aprovisionamento armazem artes assembleia assessoria
  assinaturas associados aulas autarquia bilheteira bilheteria bombeiros brigada camaramunicipal candidaturas
  cantina casamentos centrodia cerimonial cobranca comando comunicacao concelho conselho contas convento
  coordenacao credenciamento defesa desporto direcao direccao diretor diretora diretoria divulgacao doacoes
  educacao educativo eletrico ementa encomendas engenharia ensino escolas escritorio espetaculos esporte estagio
  estagios executivo expedicao expediente faturacao faturamento financeiro fiscal formacao fornecedores freguesia
  frota galeria gestao hospedagem imobiliaria imprensa infraestrutura inscricoes institucional jornal junta lar
  licenciamento limpeza lojaonline manutencao marcacoes midia municipio museologia nucleo orcamento orcamentos
  ouvidor paroquia pesquisa pousada predial producao programacao projeto projetos proteccaocivil prova qualidade
  quinta recepcao reclamacoes recrutamento redacao residencia residencial restaurante reuniao saude seguranca
  servicos socio sociosonline suporte talentos teatro tesouraria vendas vereacao vereador vigilancia`,
  // Italian.
  `abbonamenti accoglienza acquisti adesioni affitti agriturismo albergo allevamento alunni amici ammin
  amministratore anagrafe animazione archivio area artigiani assicurazione assistenza associazione atletica
  attivita auguri avvocati bambini banda bandi biglietteria biglietti bottega camere campeggio casa caseificio
  cassa catechismo centralino certificati ciclo clienti collaborazioni comitato commerciale commissione comune
  comunita concorsi condominio consegne consiglio consulenza contabilita convegni corsi costruzioni cucina curia
  degustazioni didattica diocesi dipendenti direttivo direttore direttrice docenti dottorato economato edilizia
  editoria elettorale emergenza enoteca eventi famiglie fattoria fatturazioni fatture federazione fiera foresteria
  formazione forni fornitori fotografia garanzie gare giardino giunta gruppi impianti inclusione ingressi
  iniziative insegnanti iscrizioni istituto laboratori lavoraconnoi lavoro legale libreria liceo locanda maestri
  magazzino malga manifestazioni manutenzione marche matrimoni medicina mercato messaggi mostra mostre musei
  negozio nido noleggio notizie ordine organizzazione ospedale ospitalita osteria palestra parrocchia parroco
  pasticceria pec pellegrini personale pizzeria polizia polizialocale posta prenotazione prenotazioni preside
  prestito preventivi preventivo produzione progetti programmazione promozione pronto protezione protezionecivile
  protocollo pubblicita pulizie qualita raccolta ragioneria reclami redattori refettorio regia restauro ricerca
  ricevimento rifugio ristorante rivista sala salute scuola scuole segnalazioni seminari servizi sicurezza sindaco
  societa soggiorni solidarieta soprintendenza sostienici spedizioni spettacoli spiaggia sportello statocivile
  stazione studenti studi sviluppo tecnici tesoriere tesseramento trasparenza trasporti tributi turni
  ufficiotecnico urbanistica vendita vestiario vicepresidente vigili villa visite viticoltori volontari
  volontariato`,
  // Dutch.
  `aanbod aankoop aanmelding aanmeldingen aanvraag abonnementen administratie adviesraad archief bakkerij balie
  bedrijf bedrijfsbureau begeleiding begraafplaats beheer beleid bestellen bestelling bestellingen bestuur bezoek
  bibliotheek boek boeken boekingen boerderij bouw brandweer brouwerij burgemeester buurt buurthuis collectie
  commandant commissie communicatie contactpersoon coordinatie creditadministratie cultuur cursus cursussen
  debiteuren depot diaconie dienstverlening dierenarts dijkgraaf directie directiesecretaris donateurs doneren
  drukkerij educatie evenementen expositie facturen fietsen financieel financien fonds fractie gastvrijheid geloof
  gemeente gemeentehuis gids gidsen gilde griffie griffier groepen havenkantoor havenmeester herberg hoi huisarts
  huisartsen huisvesting hulp hypotheek inkoop inschrijven inschrijvingen jeugd jeugdcommissie jongeren kaarten
  kaartverkoop kantoor kerk kerkbestuur kerkblad kerkenraad kinderen kinderopvang klacht klachten klant
  klantcontact klanten klantenservice koffie koor koster kwekerij landgoed ledenwerving leerlingen lesgeven lokaal
  makelaar medewerkers meldingen milieu molen muziek muziekschool natuur netwerk notaris notuliste onderhoud
  ondersteuning onderwijs onderzoek ontwikkeling openingen opleiding opleidingen opvang orkest ouderen ouderraad
  ouders overblijf parochie pastoraat penningmeester pers personeel persvoorlichting praktijk predikant
  privacyfunctionaris programma programmering projectleiding raad receptioniste reclame recreatie
  redactiecommissie reisbureau reparatie reservering reserveringen retour revalidatie rondleiding rondleidingen
  samenwerking scheidsrechter schoolleiding scouting scriba secr secretaris slagerij speeltuin sponsorcommissie
  sportcommissie stadhuis stal stichting storing studenten tandarts tc teamleider techniek tennis tentoonstelling
  terrein toerisme toernooi trouwen tuin uitgeverij uitleen vacature vacatures veiligheid verhuur verkoop
  vertrouwenspersoon vervoer verzekering verzending voorlichting voorstelling vrienden vrijwilliger vrijwilligers
  waterschap webredactie webshop wedstrijd wedstrijdsecretaris welkom werken wethouder wijk wijkteam wonen zaal
  zaalverhuur zakelijk zorg zwembad`,
  // Nordic.
  `abonnemang afdeling aktiviteter aktuell anmalan anmeldelse annonser antagning arbeid arbete arkiv arrangemang
  arrangement avdeling avtal bageri banken barnehage besok bestilling bestillinger bestyrelse bestyrelsen
  bibliotek bibliotekar bilder biljett biljetter biljettkassa billetkontor billetsalg billett billetter
  billettkontor biskop blomster bod bogholderi boka bokforing bokhandel boking bokning bokningar borger
  borgerservice borgmester brandchef brandkar brann butik butiken butikk byarkiv bygg byggesak byggnad byradet
  cafeen dagtilbud databeskyttelse dataskydd diakoni direktionen direktor drift eiendom ejendom ekonomi
  ekonomiavdelning elev elever elevradet erhverv fakturaer fakturor falck fest fiske fjarrvarme foraldrar forbund
  foreldre forening foreningen forlag formand formandskab formann forsaljning forsamling forskning forskola
  forvaltning fraktion fritid fritids frivillig frivillige galleri gard gave gaver gjester grafik graver
  gruppeleder gymnasiet halsa hamn hamnkontor havn havnefoged havnekontor havnesjef havnevakt helse hembygd
  hendvendelse henvendelse hjemmesiden hotell hus hytte hyttene hytter hytteutleie indkob indmeldelse informasjon
  inkop innkjop innmelding inspektor intendent jobb jobbe kafe kansli kansliet kantor kasserer kassor kassorer
  kirke kirkekontor kirkekontoret kirkevaerge kirkeverge klagomal klinikken klubb klubben klubhus kok koket
  koksjef komite kommun kommune kommunen kommunikasjon kommunikation konferens konsert konserter kontoret
  kontorsjef koordinator kor kordegn korleder kulturhus kulturskolen kund kundcenter kunder kundesenter
  kundesenteret kundtjanst kurs kurser kyrka kyrkan kyrkoherde laege laerer larare ledelse ledelsen leder ledig
  ledige legekontor legevakt leie lejr lokal lokaler lonn losen marked marknad marknadsforing mat medarbejder
  medlemmer medlemskab medlemskap medlemsservice menighed menighedsraad menighet menighetskontor miljo mottagning
  mottak museet musik musikk musikskolan musikskole myndighet naering nyhed nyheder nyhetsbrev okonomi oppmelding
  ordforande ordforer ordre organist oversattning park pastorat pastorsexpedition personalet personvern plan
  politi praest praestegaard prest prosjekt provst radgivning radhus radhuset registrator regnskab regnskap reklam
  rekrutering rektor renhold resebyra resepsjonen restaurang revisor rutiner saksbehandler salg salj samarbejde
  sekretaer sekreterare sikkerhet skatt skola skolan skole skolekontor skoleleder skolen skolleder skolor skydd
  slott sme sogn sognekontor soknerad sommer spejder sporgsmal sportskontor stab stiftelsen stipend stug stugor
  styreleder styremedlem svommehal sygehus taevling takk tandlage tandlakare tannlege teater teateret teknik
  teknisk tidende tidning tilbud tilmelding tilsyn tjanst trafik trafikk tranare trening turist turistbyra
  turistinfo turistkontor udlejning udlevering udvalg undervisning ungdom ungdomsskole utbildning uthyrning utlan
  utleie utleige utstallning utstilling vaerksted vaktmastare vaktmester valberedning valberedningen valkommen
  vard varsling vei vel velkommen verkstad verksted veterinaer viceverten virksomhed visning visninger vuxen webb
  webbredaktion webbredaktionen webbshop webredaktor`,
  // Finnish Estonian.
  `ajanvaraus arkisto asiakas asiakaspalvelu avaldused avoimet edunvalvonta elokuva esimees esimies haldus hallinto
  hallitus hankinta hankkeet hinnat hoito huolto huutokauppa huvijuht huvikool ilmoittautuminen ilmoitukset
  infopunkt isannoitsija jarjesto jasenasiat jasenet jasenrekisteri jasensihteeri johtaja juhataja juhatus juhla
  kahvila kahvio kanslia kantselei kappeli kauplus kauppa kehitys keittio kerho kirik kirjaamo kirjakauppa
  kirjanpito kirjasto kirkko kirkkoherranvirasto kliendid klienditugi klient klubi kodu kogudus kohvik konsertti
  kool korraldus koti koulu koulusihteeri koulutus kulttuuri kultuur kunta kurssi kurssit kursused laager laakari
  laenutus lahjat laskut laskutus lasteaed leipomo leiri liikunta lipunmyynti liput loomad luottamus majandus
  majoitus majutus markkinointi matkailu meedia mokki muinaismuisto museokauppa muuk muuseum myymala myynti
  nayttely neuvonta neuvosto noored nuoret nuoriso ohjelma opinto opisto oppilaat osto pagar paivakoti paivystys
  palaute palkat palvelu pappi partio pastori pelastus piha pood posti postkast potilas projekti puheenjohtaja
  puhelinvaihde puutarha raamatukogu raamatupidaja raamatupidamine rahasto rahastonhoitaja ravintola registratuur
  rehtori rekry rekrytointi rendi renoveerimine retket ruoka sadam sairaala satama satamakapteeni sekretar selts
  seura seurakunta sihteeri siivous sivusto sosiaali spordiklubi spordikool suntio suunnittelu taksi talous
  talousosasto tapahtumat tarjoukset tarjous teatteri teenindus tekniikka tellimus tellimused tervetuloa
  tiedottaja tiedotus tietosuoja tilaajapalvelu tilat tilaukset tilaus tilauspalvelu toetus tootmine tugi tuki
  tule tuotanto tuotteet turundus tutkimus tyot urheilu vaestorekisteri vaihde vald vallamaja vallavalitsus
  valmennus vapaaehtoiset varaukset varaus vastuvott verkkokauppa viestinta volikogu vuokraus yhdistys
  yhteydenotto yhteys yleinen yllapito yrittajat`,
];
