import { saysOurs } from '../others/ours.js';
import { saysWhen } from './postal-days.js';

/** What leads to the organization's own address in a sentence. */
const PROSE =
  /^.*?(?<!\p{L})(?:us at|us on|located (?:at|on|in)|is at|are at|based at|office at|address is|write to|(?:mailed|sent|posted|addressed|returned) to|find us (?:in|at|on)|drop in at|finden (?:sie )?uns(?: hier)?(?: in der| in den| im| am| an der| auf dem| auf der| in)?|(?:befindet|befinden) (?:sich|wir uns)(?: in der| im| am| an der| auf dem| auf der| in)?|sitz(?:t)?(?: ist)? (?:in der|im|am|an der|in)|(?:adresse|anschrift) (?:ist|lautet)|schreiben sie an|situ[ée]e?s? (?:au|à la|à|dans la|sur la)?|se trouve(?:nt)? (?:au|à la|à|dans la)?|adresse est(?: le)?|trouverez (?:au|à la)|installée?s? (?:au|à la)|siège(?: social)?(?: est)?(?: situé)? (?:au|à)|ubicad[ao]s? en(?: la| el)?|situad[ao]s? en(?: la| el)?|est[aá]mos en(?: la| el)?|se encuentra en(?: la| el)?|encontrarnos en(?: la| el)?|sede(?: social)? en(?: la)?|si trova(?: in| a)?|siamo in|ha sede (?:in|a)|sede in|localizad[ao] na|fica na|situad[ao] na|estamos na|gevestigd (?:aan|op|in)(?: de| het)?|vindt ons (?:aan|op|in)(?: de| het)?|adres is|ligger (?:på|i|vid)|finns (?:på|i|vid)|hittar oss (?:på|i|vid)|finder os (?:på|i)|finner oss (?:på|i)|holder til i|mieści się (?:przy|na)|znajduje się (?:przy|na)|siedziba przy|sídlíme (?:na|v)|najdete nás (?:na|v)|na adrese|sa nachádza (?:na|v)|adresie|adresa je|nalazi se (?:na|u)|nahaja (?:na|v)|címünk|osoitteessa)\s+(?=\p{Lu}|\d)/iu;

const SMALL_WORD = /^\p{Ll}{2,},?$/u;
/** Small words that stand in names of streets and houses. */
const OF_NAMES =
  /^(?:von|vom|van|der|den|des|dem|de|del|della|dei|delle|degli|di|da|do|dos|das|du|la|le|les|los|las|el|und|and|et|y|e|en|na|nad|pod|pri|bei|am|im|an|in|zum|zur|zu|of|the|sur|sous|lès|à|al|aux|au|ul|ulica|via|rue|avenue|place|chemin|allée|impasse|quai|cours|calle|plaza|avenida|carrer|rua|largo|travessa|straat|laan|utca|út|tér|katu|gatan|vägen|gade|vej|iela|gatvė|tn|mnt|tee|bis|ter|nr|no|bus|bte|boîte|tr|og|och|km|sn|snc|c|o|floor|andar|piso|obergeschoss|stock|etage|étage|hinterhaus|ulice|třída|náměstí|nábřeží|cesta|trg|obala|put|strada|bulevardul|sokak|cadde|mah)[,.]?$/iu;

const LEAD = /^[^,:：\d]{8,160}[,:：] /u;

/** A text without the sentence that leads to the address; null if that is about somewhere else. */
export function withoutSentence(text: string): string | null {
  const rest = text.replace(PROSE, '');
  if (saysWhen(rest)) return null;
  const small = rest.split(' ').filter((word) => SMALL_WORD.test(word) && !OF_NAMES.test(word));
  if (small.length <= 2) return rest;
  // `Welcome to our shop, 4 Bridge Street`: what stands before the comma or the colon is the organization's.
  const [lead = ''] = LEAD.exec(rest) ?? [];
  return lead !== '' && saysOurs(lead.slice(0, -2), '') ? withoutSentence(rest.slice(lead.length)) : null;
}
