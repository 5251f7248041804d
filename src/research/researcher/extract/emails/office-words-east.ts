/** Offices as addresses name them, folded: in the languages of the east of Europe and of Asia. */
export const OFFICES_EAST: readonly string[] = [
  // Baltic.
  `abonents administracija apgyvendinimas apmeklejums apskaita aptieka apylinke archyvas arhivs atsauksmes
  atsiliepimai bendras bendruomene bibliotekas biletes bilietai birojs biroju biuras buhalterija darbas darbs
  darzelis direktore direktorius dome domes dovanos draudze draugija dzemdibu dzimtsaraksti edukacija ekskursijas
  ekskursijos gimnazija gramatvediba iepirkumi informacinis iranga izglitiba izstades jaunatne kancele kanceleja
  kancelerija kasa kase kavine klientai klienti klientuserviss klubas komunikacija koncertai koncerti
  konsultacijos kultura kursai laiskai leidykla lietvediba lietvedis macibas mantojums mokykla muzejs muziejus
  namai nams naujienos nodala novads nuoma pagalba pagasts pakalpojumi paklausimai parama parapija pardavimai
  parduotuve parvalde pasakumi paslaugos pastas pasts pasutijumi patalpos pieteikumi pirkimai pirts policija
  posedziai prekyba priemimas priimamasis projektai pulcins registratura renginiai rezervacija rezervacijos
  savanoriai savivaldybe sekretore seniunas seniunija skelbimai skyrius slimnica sociala sports studija teatras
  teatris telpas tirdznieciba tirgus treneris turisms turizmas ukis uznemsana uzsakymai vadiba vadovas vaikai
  vaistine valde valdyba veikals vestis viesbutis viesnica zinas zvani`,
  // Polish Czech Slovak.
  `akademia apteka archiwum asistentka awaria awarie bazen bezpieczenstwo bhp bilety biura bok bosman brigady
  budowa burmistrz bursa bydlo centrum chata chov cukiernia czynsz czynsze czytelnia depo depozit detsky divadlo
  dobrovolnici dom dotace dotacje druzina druzyna dtp duchod dum dydaktyka dyr dyrekcja dyrektor dyzur dzial
  dziekanat dzierzawa edukacja ekonom ekonomicky ekonomka ekspozycje evidence expedice fakturace faktury farar
  farma farnost fundacja ginekolog gmina goscie gospodarka grupy gymnazium handlowy hasici hospodar hospodarka
  hriste hudba hufiec infolinia informatyk inspektorat inwestorzy inwestycje izba jadlodajnia jednatel jidelna
  kadernictvi kancelar kantyna kapela kasy kavarna kawiarnia kierownik kino klienci klub knihkupectvi knihovna
  kniznica kobiety komenda komendant komisja komunikace komunikacja koncert koncerty konferencje konkurs
  konserwator konserwatornia kontakty kontrakt koordynator kostel koszykowka krajoznawstwo kroniky ksiegarnia
  ksiegowa kurator kursy kurzy kwatera kwiaciarnia laboratorium legalizacja lekar lekaren lekarna lekarz lektor
  lesnictwo liceum lidovky literatura logistyka lokale magazyn marketink matrika medycyna mesto mieszkania
  mistostarosta mlodziez muzeum muzyka mzdove mzdy nabidka nabor naczelnik nakup namesti nauczyciele nauka noclegi
  notariusz obchod obec obecniurad obecny objednavka objednavky oboz obozy ochrana odbior odbor odbyt oddil
  oddzial ogloszenia ogrod oprava ordinace organizacja osobni osrodek oswiata ou owczarnia parafia pece pedagog
  penzion personalni piekarnia pielegniarka planowanie podatelna podatki podnety podpora pogotowie pojistovna
  pokladna pokladnica pokladnik polityka pomoc poptavka poptavky poradna porady postovna poukazy prawnik prawo
  predaj predajna predplatne predprodej predseda predsednictvo predstavenstvo prenumerata prihlasky pripominky
  proboszcz prodej prodejna prohlidky projekce projekty promocja pronajem provoz provozni przedszkole przetargi
  przychodnia psycholog pujcovna rachunkowosc radca radnice recepce recepcjonista reditel reditelka reditelna
  referent rejestracja reklama reklamace rekrutacje remonty repertuar restaurace restauracja rezervace rezerwacje
  riaditel riaditelka riaditelstvo rodzice rolnictwo rozliczenia rzecznik samorzad sanatorium sbirky sbor
  schronisko sdh sekcja sekretarka sekretarz senat servis skarbnik sklad skolka sluzba sluzby socialni solectwo
  soltys soudni spektakle spisovna spolecnost spolek spolka sprava spravce sprawy sprzatanie sprzedaz stadion
  starosta starostka starostlivost starostove starostwo statystyka stavba stavby staz stiznosti stowarzyszenie
  stravovani straz strazak stredisko strojnik studijne studijni studium stypendia svatby swietlica szkolenia
  szkolka szpital tabor tabory tajemnik targi teatr technicke techniczny technika terapie tisk tiskove trener
  treningi turista turystyka ubezpieczenia ucetni ucitele ucitelia uctaren uctarna uczelnia uczniowie udrzba umeni
  urad urzad usc uslugi utrzymanie uver vedeni vedenie vedouci velitel verejnost vinarstvi vinoteka vodni vratnice
  vstupenky vychova vydavatelstvi vylety vyroba vystavy weterynarz wizyta wizyty wladze wojt wolontariat wspolnota
  wspolpraca wycieczki wydarzenia wydawnictwo wydzial wyklady wynajem wypozyczalnia wystawy zajezdy zakazky
  zakaznici zakaznik zakup zakwaterowanie zamek zamestnani zaopatrzenie zapytanie zarzadca zasilky zastepca
  zastupce zbiorka zbor zglos zgloszenia ziadosti zkusebna zlecenia zpravodaj zrizovatel zus zwiedzanie`,
  // Hungarian Romanian.
  `achizitie achizitii adeziuni adougy ajandek ajutor alapitvany allas alpolgarmester anunturi anyakonyv archivum
  arhiva asistenta asztalos audiente autorizatii beteg bibliotecar bilete biserica bolt borasz boraszat borkostolo
  borok buget camera camin cancelarie casierie cazare cazari colectii comenzi comert comunicare comunicate concurs
  concursuri conducere consilieri consiliu contabil contabilitate csarda csoport cursuri decanat diak dijak
  donatii edzo egyesulet egyhaz elevi elnok elnokseg emailuri epites epitesz ertekesites ertesites esemeny
  esemenyek etterem evenimente evidenta expozitii facturi felvetel felveteli ferma fesztival financiar fogado
  fogaszat foglalas fogorvos foldhivatal fonduri fordito forgalmazas formare foszerkeszto fundatie gazdasag
  gazdasagi ghid ghidaj gradinita grup gyogyszertar gyulekezet hirdetes hirek hitelek hivatal igazgatas igazgato
  igazgatosag iktato imobiliare inchirieri informatii inscrieri intrebari irodavezeto iskola iskolatitkar jegy
  jegyek jegyiroda jegypenztar jegyzo jelentkezes jog judecatorie juridic kapcsolat kapu karrier kassza kepviselo
  kepzes kereskedelem keszlet kiado kiallitas kocsma kolcsonzo kommunikacio konyv konyvek konyveles konyvelo
  konyvtar korhaz korus kozjegyzo kozmuvelodes kozos kozpont kulcs laborator lelkesz lelkeszi levelek levelezes
  levetar liceu livrari magazin marketingosztaly medic mediere megrendeles menedzsment miserend muhely mukodes
  munka muszak muterem muvelodes muvhaz muzeu nevezes nyomda oferta oferte oktatas orvos ospitalitate ovoda
  ovodavezeto palinka palyazat panasz panzio parohie parokia pensiune penztar penztaros penzugy penzugyek petitii
  plebania polgarmester polgarmesterihivatal postazo primar primaria primarie producator productie programari
  proiecte projektek promovare protocol protopop publicatii recepcio reclamatii relatiiclienti relatiipublice
  rendeles rendelo rendezveny rendezvenyek resurseumane revista rezervari sajto sanatate scoala secretariate
  sesizari sindicat spectacole sponsori sporttelep stiri strand szakszervezet szallas szallitas szamlazas
  szamvitel szemelyzet szerkesztoseg szerviz szinhaz szolgaltatas szovetkezet tagdij tagok tajekoztatas tanar
  tancszinhaz tanfolyam tanulmanyi tarlat taxe teatru tehnic termek termekek titkar titkarsag turism tuzolto
  udvozlet ugyelet ugyfel ugyfelszolgalat ugyintezes ugyved ugyvezeto urbanism utilitati uzem uzemeltetes uzlet
  uzletvezeto vallalat vanzari varoshaza vedono vendeg vendeglo vezeto vezetoseg viceprimar vizite voluntari`,
  // South Slavic Albanian.
  `administrata administrativno agencija akademija arhivar arsimi biblioteke bileta bioskop blagajna bolnica
  casopis centrala cesta clanovi clanstvo crkva cvjecarna dekanat detalji direktorica djecji djelatnici dogadjanja
  dogodki dostava drejtor drejtori drejtoria drustvo dvorana ekonomia ekonomija galerije glasbena glasilo
  godisnjak gospodarstvo gosti gostinstvo gradnja gradonacelnik grafika hisa hram informim inspekcija izdavastvo
  izlozbe izobrazevanje jamstvo javnabava javnost jedilnica kabinet kadrovi kadrovska karte klinika knjigarna
  knjige knjigovodstvo knjiznica knjiznicar kolegij komisija komuna komunala komunikacije konferencija kongres
  kontabilitet kuhinja kulturni kupci lijecnik ljekarna lokacija lovac lucka marredhenie maturanti medijska mesues
  mladi muzej muzika nabava nacelnica nacelnik naklad naklada narocila narudzba narudzbe narudzbine nastava
  natjecaj ndihme novice novosti obcina obrazovanje obrt odgoj odvetnik odvjetnik oglasavanje oglasi ogrlice
  opcina opstina osiguranje osnovnasola otok otrok ovlasteni pekara pisarna pitanja podruznica poliklinika ponuda
  ponude porezi porosi potpora poverjenik pravna pravni predsednica predsednik predsjednica predsjednik prefektura
  pretplata pretplatnici prijava prijave prijavnica prodaja prodavaonica prodavnica produkcija promet propaganda
  protokol publikacije qendra racuni racunovodstvo ravnatelj ravnateljica ravnateljstvo razstave recepcija
  referada registracija regjistrim reklamacije restoran rezervacije rezervime rtv saradnja savez sekretari
  sekretaria sherbimi shitje shkolla sindikat skladiste skupnost smjestaj sola solsko solstvo sportska staratelj
  stomatolog stranka stranke strucna studentska studij suradnja sveuciliste tabori tajnica tajnik tajnistvo
  tehnicka tehnika terapija tisak trgovina turisticka turisticna turizam turizem turizmi upis upisi upisnik uprava
  upravnik ured uredba urednik urednistvo usluge vatrogasci veterina vijece vinarija vinarna voditelj vodstvo
  volonteri vrtec vrtic zaklada zaposlitev zastupnik zavod zdravlje zdravstvo zelje zeljeznica zupa zupan zupanija
  zupnija zupnik zyra`,
  // Greek Cyrillic in Latin letters.
  `abonament administratsia afisha agores antiprosopia apostoles arenda arhiv arxeio bibl buh buhgalter buhgalteria
  chitalishte deklaracii delo detsad detska dhmos diefthinsi dieuthinsi dimarchos dimos dimotiko dioikisi
  dioikitiko dir direktsia dizain dogovor dostavka ekdiloseis ekdilosi ekdoseis ekklisia ekpaideusi ekpedefsi
  ekskursii ekspert emporiki epikoinonia epimelitirio eponymi ergastirio erotiseis eshop esoda etairia exipiretisi
  filologia finansy foitites galereya gimnaziya glava glavbuh gostinica gradina grafeio gramateia grammateia
  grammatia gymnasio hizha hudozhnik iatreio iatrio idrima iereas internat istoria izdatelstvo kanc kantselyaria
  katastima kentro kinoteatr kmet kmetstvo koinotita komissiya komitet kommercheskiy konsult konsultant kratiseis
  ktimatologio kvartira lektsii litsey logist logistirio lykeio marketolog masterskaya mathimata menedzher meriya
  metafores mitropoli molodezh mousio muzei muzey nomiki obrazovanie obshchestvo obshtina obuchenie ochilishte
  odel ohrana opera oplata opt ospiti otdel otdely oteli otziv paidikos paraggelies parapona pelates pisma
  plirofories pochta podderzhka podpiska pokupka poliseis politismos politistikos pomosht poruchki posolstvo
  postavka pozhar predsedatel predstavitel pressa pressluzhba priem priemka priemnaya prihod prodaji prodazhbi
  prodazhi proedreio proedros proekt proekty profsoyuz proizvodstvo prokat promithies prosfores prosopiko psiholog
  rabota reclama redaktor regbiuro remont reserv rezerv rezervacii sbyt schet schetovodstvo scholeio seminary
  shkola simvoulio snab snabzhenie sobranie soiuz sotrudnichestvo sovet spasatel spravka stroika student studiya
  sud svyaz sxoleio syllogos symvoulio tamias tamio teatar tehnik tehpod tel tender theatro tipografeio tmima
  topothesia torg tovar tsentar turizm tvurchestvo ucheba uchebnyi uchilishte uchitel upravlenie vakansii volonter
  vopros vrach vystavka xenodoxeio xenonas ypodochi ypostirixi yurist zakaz zakazy zakupki zam zav zavhoz zayavka
  zayavki zdrave zhurnal`,
  // Turkish and the rest of Asia.
  `aduan afgreidsla akademi akademik alamuamalat aloha arge arsiv atolye avukat banhang bantuan basin baskan
  baskanlik basvuru beasiswa belediye bendahara bilet bilgi bilgiislem bilgilendirme bisnis bokasafn bokhald bolge
  bosyu bosyuu bulego burs chamsockhachhang ciftlik clerc cocuk cymorth cyswllt danisma danisman danismanlik
  daotao dekanlik denetim denwa dergi dernek dershane destek dewan dinas direksi dis doktor donasi duyuru eczane
  egitim eigyo eigyou ekip eolas etkinlik fabrika failte fatura finans fios foto fukushi gakko gakkou gakusei
  galeri genel geribildirim girisim gise gius goannai gonullu guvenlik gwybodaeth gyomu gyosei haber hakkinda
  halklailiskiler hanbai hanhala harrera hasso hastane henshu henshubu hesap hizmet hoiku hoikuen hoken honbu
  honten hotro hubungi hukuk humas hyogikai ichiba idare idari idazkari ihale ihracat iinkai ik iletisim imalat
  insaat insankaynaklari iryo isletme istek istifsar itfaiye ithalat jimu jimukyoku jinja jinji joho jualan juku
  kabul kafeterya kaigo kaikei kalite kanko kankou kantoku kargo kariyer kasir kayit keiri keluhan kelurahan
  kemitraan kenkyu kenshu kesher ketoan ketua keuangan khachhang khidma khidmat kiaora kikaku kikin kinhdoanh
  kitap kobo koho konser kooperatif koordinasyon koperasi korporat kouhou koza kres kresh kulup kurikulum kurul
  kurumsal kutuphane kyoiku kyokai kyoku kyushoku layanan leikskoli lelang liburutegi lienhe lojistik madoguchi
  maktab mali maliye mazkirut mechirot merhaba midasala mimar mise misrad mitsumori mousikomi mubayaat mudur
  mudurluk muhasebe muhtarlik musteri musterihizmetleri mutfak muze muzik nakliye namaste nogyo noter nyukai odeme
  ofis ogrenci ogretmen oifig okul onkayit organizasyon otel otoiawase oubo ozel pansiyon pariwisata pazarlama
  pejabat pelatihan pelayanan pemasaran pemesanan pendaftaran pengaduan pengurus penjualan pentadbiran
  perpustakaan personel pertanyaan phongkham planlama produksi proje projeler puskesmas qism randevu redaksi
  rekrutmen rektorluk renraku resepsiyon rezervasyon rijikai runai ryokan safn saglik saiyo saiyou sanat satinalma
  satis seisaku seizo sekolah sekretaris sekreter sekreterlik shakai sherut shinbun shiryo shiryokan shisetsu
  shivuk shokuin shomu shoten shukan sigorta sikayet siparis skoli skrifstofa sodan soshiki sosyal soudan soumu
  sube sunum swyddfa taiken takim taleem talofa tanitim tatausaha tawzif teklif teknikservis temizlik tempahan
  tenpo tera tesis thjonusta ticaret tiyatro tmicha toiawase toiawasesaki toplanti toshokan tuyendung tuyensinh
  uketsuke universite uretim urusetia uye uyelik vakif vanphong vedurstofa veri verslun veteriner yardim yayasan
  yayin yayincilik yayinevi yazi yazisleri ymholiadau yonetici yonetim yoyaku yurt zaimu ziyaret`,
];
