import { OFFICES_EAST } from './office-words-east.js';
import { OFFICES_WEST } from './office-words-west.js';

const OFFICES: ReadonlySet<string> = new Set(
  [
    ...OFFICES_WEST,
    ...OFFICES_EAST,
    // Some of which are given names elsewhere.
    'salut selam sante sanita haven kalender vin arve arved taide rada ado iroda bagis muhtar gala yoga ferry sokol offerte offerta offert',
    // In use in many languages.
    `abo abuse accessibility accommodation account accountant accounting accounts accueil admin administracion
    administracja administration administrator admissions adoption advice agenda aide ajuda amministrazione anfrage
    anfragen anmeldung annonces archiv archive archives arts asistencia asistente assembly assistance asso
    association atelier atendimento ateneo auskunft ayuda bar beratung bestellung bestellungen bewerbung biblioteca
    biblioteka bibliothek bibliotheque biuro boekhouding bonjour booking bookings books buchhaltung buecher buero
    buongiorno bureau business cafe campaign care careers catering cave chair chancellery ciao citas client clients
    club comercial commercial comms communication communications community compliance comunicacion comunicazione
    conferences consulta contabilidad contact contacto contactos contactus contato contatti contatto cooperation
    coordinacion coordinamento coordination courrier courses cursos customer customercare customers customerservice
    data dataprotection datenschutz deliveries demo desk development dienst direccion direction director direktion
    direzione dispatch doctorat donate donations dpo dsb ediciones edition editions editor editorial education
    einkauf empfang empleo emploi encargado enquire enquiries enquiry event eventos events expeditie expedition
    expeditionen export facility facturacion faktura faleconosco farm fatturazione feedback finance finances
    formation forum frontdesk galerie gallery garage garden gdpr general geral geschaeftsstelle gestion grants
    groups hafen hallo hausverwaltung hei hej hello help helpdesk hi hola horaires hostmaster hotline hr ikt inbox
    info infodesk informacion informacja informacje information informatique informazioni infos ingresos inquiries
    inquiry inschrijving inscripciones inscription intendance international investors invoice invoices iod iodo it
    jobs journal kadry kancelaria kanzlei kassa kasse kassen knihy kontakt kontakti kontor koordination ksiazki
    ksiegowosc kundendienst kundenservice kundeservice kundservice kurse leden ledenadministratie legal leitung
    lesson lessons library libri libros licensing livres logistics loja mail mailbox mailing mailroom manager marina
    marketing markt materialy media mediation medlem medlemmar members membership mensa mitglied mitglieder
    mitgliedschaft moderation musee museo museum namen netzwerk news newsdesk newsletter newsroom nieuws noreply
    nyheter obsluga office officemanager oficina online opac order orders ordini organisation ouvidoria parents
    parish partner partners partnership parts payments payroll pedidos people permissions personal personalabteilung
    pfarramt pfarrbuero planung plataforma poczta policy post postkasse postmaster postmottak pr praesidium
    praktikum prasa prensa presidence presidencia president press presse pressekontakt presseservice pressestelle
    pressroom prevention prezes privacidad privacy produktion program programm project projects projekt proyectos
    public publicity publicrelations publishing purchasing qa quality recepcion recepcja receptie reception
    recherche recruiting recruitment redactie redaction redakce redakcia redakcija redakcja redaktion reference
    referral referrals registrar registration reklamacje reklamation rekrutacja relatii relations rental rentals
    repair research resepsjon reservas reservation reservations reservierung rezerwacja rgpd rh richieste rights
    rodo rooms sac sales samordning schooloffice schueler schule scolarite secretaria secretariaat secretariado
    secretariat secretary security segreteria sekretaerin sekretariat sekretariatas sekretariatet seminar seminare
    service servicedesk services servicio serwis shop sklep sociaal songs soporte spedition spenden sponsoring sport
    stage stampa store studio styrelse styrelsen styret subscribe subscription suggestions support svar szkola tarif
    teacher team tech technik technique ticketing tickets tienda toimisto toimitus tours training travel treasurer
    trustees tuition ufficio ufficiostampa umweltschutz unterricht urgence vakgroep vendite ventas vente ventes
    veranstaltungen verein vereniging verlag vertrieb verwaltung vestry vino vins visit visites visits volontariat
    voluntariado volunteer volunteering volunteers voorzitter vorstand vragen wardens web webinfo webmaster
    webmestre wein welcome werf werkplaats werkstatt wholesale wine winkel workshop workshops yard youth zakupy
    zamowienia zapisy zapytania zarzad zentrale`,
  ].flatMap((words) => words.split(/\s+/)),
);

/** What office is added to what it is of, at the end of a word: `kitaleitung`, `ledenadministratie`. */
const ENDS_AS_OFFICE =
  /.{3}(?:leitung|sekretariat|sekretariatet|buero|verwaltung|abteilung|zentrale|redaktion|vorstand|beratung|beauftragter?|vermietung|verkauf|betreuung|werkstatt|anmeldung|administratie|bureau|secretariaat|secretaris|commissie|kontoret|expedition|avdelningen|mottagning|toimisto|palvelu|sihteeri|hallitus|osasto|kassa|hivatal|iroda|titkarsag|osztaly|secretaria|segreteria|office|desk|shop|service|services|support|booking|bookings|enquiries|team|mailbox)$/;

/** Whether a word is an office's, as the part of an email address before the @: folded. */
export const isOfficeWord = (word: string): boolean => OFFICES.has(word) || ENDS_AS_OFFICE.test(word);
