/** Beginnings of words for ranks of fire brigades and crews, offices of faculties, churches and farms, and trades of shops. */
export const RANKS_AND_TRADES = `
  comandante|vicecomandante|subcomandante|comandant(?!\\p{L})|adjunt[oa](?!\\p{L})|subchef|bombeir[oa](?!s)|bomber[oa](?!s)|capitaine|commandant|lieutenant|
  sergent|caporal|adjudant|sapeur(?!s)|brandinspektor|brandrat|maschinist|feuerwehrfrau|feuerwehrmann|caposquadra|vicecapo|
  capo (?:reparto|gruppo|coro|servizio|cantiere|ufficio|turno|distaccamento)|vigile del fuoco|sargento|teniente|capitán|cabo(?!\\p{L})|
  dowódc|ogniomistrz|kapitan|kapitän|mechanik(?!\\p{L})|parancsnok|tűzoltóparancsnok|alparancsnok|palomestari|brandkaptajn|bevelvoerd|brandmeester|
  postcommandant|postoverste|amiri(?!\\p{L})|komutan|sergeant(?!\\p{L})|firefighter(?!s)|paramedic(?!s)|emt(?!\\p{L})|командир|капитан|капітан|лейтенант|сержант|
  διοικητ(?!ικ)|υποδιοικητ|αρχηγός|υπαρχηγός|pealik|päästja|komandieri|akela(?!\\p{L})|elferrat|sitzungspräs|
  fellow(?!\\p{L})|stipendiat|becari[oa](?!\\p{L})|borsista|assegnista|bolsista|stypendyst|ösztöndíjas|
  dekan(?!at)|prodekan|prorektor|děkan(?!át)|proděkan|πρύταν|αντιπρύταν|vice-chancellor|äbtissin|abbesse|badessa|igumen|ihumen|gabbai|mufti|kyrkvärd|kirkevert|
  kirchenvorsteh|domkapitular|älteste[rn]?(?!\\p{L})|voorganger|scriba(?!\\p{L})|preses(?!\\p{L})|duszpasterz|ławni[kc]|geodet|pročelni|matičar|kronikár|
  körjegyző|falugondnok|polițist|vanem(?!\\p{L})|hoiuraamatupidaja|krögare|bestyrer(?!\\p{L})|forpagter|krovært|vertinne|emäntä(?!\\p{L})|isäntä(?!\\p{L})|
  kauppias(?!\\p{L})|myyjä(?!\\p{L})|butiksbiträde|säljare|ekspeditør|verkoper(?!\\p{L})|verkäuferin|verkäufer(?!\\p{L})|vendeuse|vendeur(?!s)|vendedora?(?!\\p{L})|dependient[ae](?!\\p{L})|
  commess[ao](?!\\p{L})|banconista|sprzedawc|prodavačk|prodavač(?!\\p{L})|vânzăto|продавец|продавщиц|продавач|kasiyer|pâtissi|pizzaiol|kellnerin|concierge(?!r)|
  przewodnik(?!\\p{L})|przewodniczk|bergführer|bergguide|túravezet|planinski vodi|gorski vodni|guide (?:de haute montagne|conférenci|accompagn)|guia de (?:montanha|turismo)|guida (?:alpina|escursionistica|turistica|ambientale)|gids(?!\\p{L})|berggids|stadsgids|turguide|fjellguide|
  zangcoach|stemcoach|stimmbildner|gesangspädagog|vocal coach|taalcoach|loopbaancoach|choreograf|koreograf|korrepetit|inspizient|souffleu|collaboratrice|konzipient|koncipient|rechtsfach|aplikant|scrum master|werkstudent|soigneu|djurskötare|dyrepass|
  revierförst|försterin|šumar|guardabosc|garde (?:forestier|champêtre)|skogvokter|metsavaht|baş(?:antrenör|hekim|öğretmen|denetçi|danışman|mühendis|editör|aşçı|hemşire)
`;
