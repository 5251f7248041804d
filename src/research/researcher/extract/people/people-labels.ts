/** Legal notices name who answers for the organization without naming a role. */
const LEGAL =
  /medieninhaber|herausgeber|diensteanbieter|vertreten durch|vertretungsberechtigt|verantwortlich|inhaltlich verantwortlich|represented by|responsible for (the )?content|responsable de (la )?publication|direct(eur|rice) de (la )?publication|représentée? par|legal representative|representante legal|reprezentowan|rappresentante legale|vertegenwoordigd|verantwoordelijke uitgever|ansvarlig (redaktør|udgiver)|ansvarig utgivare|redaktion(ell)? verantwortlich|legale rappresentante|direttore responsabile|osoba odpowiedzialna|felelős (kiadó|szerkesztő)|responsável (legal|editorial)|v\. ?i\. ?s\. ?d\. ?p|statutární orgán|za sbor jedná|vastuuhenkilö|zakonit[ia] zastopnik|törvényes képviselő|reprezentant legal/i;
/** Whoever is asked, by no role: `Contact: Ada Lovelace`. */
const CONTACT =
  /^(?:kontakt|contact|contacts|contacto|contacter|contato|contatto|contatti|contatta|contacte|yhteys|yhteystiedot|kapcsolat|iletişim|контакт|контакты|контакти|επικοινωνία|auskunft|auskünfte|info|infos|information|informations|renseignements?|informationen|anmeldung|anmeldungen|anmeldelse|anmälan|inscriptions?|inscripciones|iscrizioni|zapisy|přihlášky|ilmoittautuminen|aanmelding|aanmelden|enquiries|inquiries|bookings?|questions|rückfragen|fragen|réservations?|reservas|prenotazioni|rezervace|rezerwacje|informacje|informace|informacije|informazioni|informações|información|upplysningar|opplysninger|oplysninger|tiedustelut|uw contact|ihr kontakt|your contact|votre contact|kontaktdaten|à contacter|call|ring|phone|telefon|tel|pr[ée]venir|連絡先|聯絡|联系|연락처|للتواصل|ליצירת קשר)$/iu;
/** Who made a picture or the pages, speaks at an event, gave money or is remembered is none of the organization's people. */
const OTHERS =
  /^(photos?|fotos?|foto's|photograph(s|y|ie)?|fotografi(e|en|a|as)?|bild(er|nachweis|rechte)?|images?|imágenes|immagini|imagens|illustration(s|en)?|ilustracje|texte?s?|tekst(en)?|credits?|crédits?|(web-?)?design|(grafik)?layout|gestaltung|konzept( und)? ?\p{L}*|umsetzung|programmierung|zdjęcia|valokuvat|kuvat|fotó|写真)$/iu;
const OTHERS_ELSEWHERE =
  /cr[eé]dits?(?!\p{L})|nachweis|(?<!\p{L})(?:photograph(?:ies|iques?)|bildrechte|copyright|©)|(?:^|[\s-])(?:speakers?|guests?|with|featuring|starring|soloists?|author|written|sponsor(?:s|ed)?|donors?|patrons?|named after|in memory|winners?|laureates?|prize|award|past|former|previous|honorary|redner(?:in)?|referent(?:in|en|innen)? des abends|gast|gäste|mit|es (?:spielt|spielen|liest|singt)|solist(?:in|en)?|autor(?:in)?|preisträger(?:in)?|ehrenmitglied(?:er)?|ehemalige|frühere|gründungsmitglieder|verstorben|stifter|förderer|intervenant(?:e|s)?|invité(?:e|s)?|avec|auteure?|parrain|marraine|anciens?|lauréats?|con|ponentes?|invitad[oa]s?|autora?|antigu[oa]s|exposici[óo]n|ospiti?|relator[ei]|autore|autrice|prelegent(?:ka)?|gość|goście|laureat|met|spreker|gastspreker|medverkande|gäster|vieras|esiintyjä|vystupuje|účinkuj[íe]|host|zdroj|source|quelle|fuente|fonte|źródło|kilde|källa|lähde|translation|übersetzung|traduction|traducción|music|musik|musique|música|musica|cover|titelbild|dargestellt|modèle|model|testimonial|customer|kund(?:e|in)|client|bride|groom)$/iu;

/** Whose name a house bears. */
const NAMESAKE =
  /(?:patron(?:ka)? (?:szkoły|školy)|namenspatron|trägt den namen|bears the name|porte le nom|porta il nome|intitolat[ao] a|lleva el nombre|leva o nome|draagt de naam|bär namnet|bærer navnet|kantaa nime|nosi (?:ime|imię)|nese jméno|nesie meno|poartă numele|névadó|носи(?:т|ть)? им|adını taşı)/iu;
/** What there is on a day. */
const DAY =
  /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:mon|diens|donners|frei|sams|sonn)tag|mittwoch|(?:lun|mar|mercre|jeu|vendre|same)di|dimanche|lunes|martes|miércoles|jueves|viernes|sábado|domingo|lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica|(?:segunda|terça|quarta|quinta|sexta)(?:-feira)?|(?:maan|dins|woens|donder|vrij|zater|zon)dag|(?:mån|tis|ons|tors|fre|lör|sön|man|tirs|lør|søn)dag|(?:maanan|tiis|torst|perjan|lauan|sunnun)tai|keskiviikko|poniedziałek|wtorek|środa|czwartek|piątek|sobota|niedziela|pondělí|úterý|středa|čtvrtek|pátek|neděle|hétfő|kedd|szerda|csütörtök|péntek|szombat|vasárnap|luni|marți|miercuri|joi|vineri|ponedjeljak|utorak|srijeda|četvrtak|petak|понедельник|вторник|среда|четверг|пятница|понеділок|вівторок|середа|четвер|п.ятниця)s?$/iu;
/** Whom a sentence thanks. */
const THANKED =
  /^(?:thanks?|thank you|many thanks|(?:wir |herzlichen )?dank(?:e|en)?|merci|(?:nous )?remerci|gracias|agradec|obrigad|grazie|ringrazi|bedankt|(?:met )?dank|tack|takk?|kiitos|kiitämme|dzięk|děkuj|ďakuj|köszön|mulțumim|zahvalju|hvala|teşekkür|täname|pateicam|dėkoj|ευχαριστ|благодар|дякуєм)/iu;

/** Whether a label is one of legal notices, for whoever answers for an organization. */
export const isLegalLabel = (label: string): boolean => LEGAL.test(label);
/** Whether a label says no more than that somebody can be asked. */
export const isContactLabel = (label: string): boolean => CONTACT.test(label.trim());
/** Who made something that a page shows. */
const MAKERS =
  /photo|foto|image|bild|illustr|credit|crédit|grafi|graphi|design|layout|web|hosting|hébergement|réalisation|conception|gestaltung|umsetzung|desarroll|realizz|realizac|opmaak|zdjęc|druk|print|impression|kuva|fényk|programm(?:ing|ierung)|κατασκευή|σχεδιασμ|ανάπτυξη|výroba|vytvoř|tvorba|realiza[cț]|realizác|izrada|izdelava|készít|arculat|tasarım|yapım|yazılım|kujundus|teostus|izstrād|dizain|sprendim|разработ|создан|розроб|створен|изработ|toteutus|udvikling|utveckling|vefsíð|制作|製作|設計|제작/iu;

/** Whether a label that is no role says that somebody made something. */
export const isMakersLabel = (label: string): boolean => MAKERS.test(label);
/** Whether a label names people of other kinds: who took a picture, speaks, won or gave. */
export const isOthersLabel = (label: string): boolean =>
  [OTHERS, OTHERS_ELSEWHERE, THANKED, NAMESAKE, DAY].some((words) => words.test(label.trim()));
