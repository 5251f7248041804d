import { snippet, type Snippet } from './snippet.js';

/** Email addresses spelled so that machines do not see them. */
export const SPELLED_ADDRESSES: readonly Snippet[] = [
  snippet('sl', '/kontakt', '<p>info [afna] kontor [pika] example</p>', { e: ['info@kontor.example'] }),
  snippet('pl', '/kontakt', '<p>biuro (małpa) kontor (kropka) example</p>', { e: ['biuro@kontor.example'] }),
  snippet('es', '/contacto', '<p>hola [arroba] kontor [punto] example</p>', { e: ['hola@kontor.example'] }),
  snippet(
    'en',
    '/contact',
    '<p>office AT kontor DOT example</p><p>sue{at}kontor{dot}example</p><p>desk&#64;kontor&#46;example</p>',
    { e: ['office@kontor.example', 'sue@kontor.example', 'desk@kontor.example'] },
  ),
  snippet(
    'fr',
    '/contact',
    '<p>secretariat<!-- x -->@kontor.example</p><p>contact (à) kontor.example</p><p>accueil[chez]kontor[point]example</p>',
    { e: ['secretariat@kontor.example', 'contact@kontor.example', 'accueil@kontor.example'] },
  ),
  snippet(
    'tr',
    '/iletisim',
    '<p>bilgi [et] kontor [nokta] example</p><p>destek(kuyruklu a)kontor.example</p>',
    { e: ['bilgi@kontor.example', 'destek@kontor.example'] },
  ),
  snippet(
    'da',
    '/kontakt',
    '<p>post snabel-a kontor punktum example</p><p>info (krøllalfa) kontor.example</p>',
    { e: ['post@kontor.example', 'info@kontor.example'] },
  ),
  snippet(
    'fi',
    '/yhteys',
    '<p>toimisto (ät) kontor.example</p><p>info [miukumauku] kontor [piste] example</p><p>sihteeri at kontor piste example</p>',
    { e: ['toimisto@kontor.example', 'info@kontor.example', 'sihteeri@kontor.example'] },
  ),
  snippet('hu', '/kapcsolat', '<p>iroda (kukac) kontor (pont) example</p>', { e: ['iroda@kontor.example'] }),
  snippet('cs', '/kontakt', '<p>info (zavináč) kontor (tečka) example</p><p>info2(at)kontor.example</p>', {
    e: ['info@kontor.example', 'info2@kontor.example'],
  }),
  snippet('nl', '/contact', '<p>info [apenstaartje] kontor [punt] example</p>', {
    e: ['info@kontor.example'],
  }),
  snippet(
    'ro',
    '/contact',
    '<p>birou [arond] kontor [punct] example</p><p>office (a rond) kontor.example</p>',
    { e: ['birou@kontor.example', 'office@kontor.example'] },
  ),
  snippet(
    'ru',
    '/kontakty',
    '<p>info (собака) kontor (точка) example</p><p>office собака kontor точка example</p>',
    { e: ['info@kontor.example', 'office@kontor.example'] },
  ),
  snippet('he', '/contact', '<p>info [שטרודל] kontor [נקודה] example</p>', { e: ['info@kontor.example'] }),
  snippet('el', '/epikoinonia', '<p>info [παπάκι] kontor [τελεία] example</p>', {
    e: ['info@kontor.example'],
  }),
  snippet('hr', '/kontakt', '<p>info [pri] kontor [točka] example</p><p>ured(et)kontor.example</p>', {
    e: ['info@kontor.example', 'ured@kontor.example'],
  }),
  snippet('ko', '/contact', '<p>info (골뱅이) kontor.example</p>', { e: ['info@kontor.example'] }),
  snippet(
    'zh',
    '/contact',
    '<p>info（at）kontor.example</p><p>邮箱：office#kontor.example（请把#换成@）</p>',
    { e: ['info@kontor.example', 'office@kontor.example'] },
  ),
  snippet(
    'de',
    '/kontakt',
    '<p>info (ät) kontor (punkt) example</p><p>buero[klammeraffe]kontor.example</p><p>kasse @ kontor . example</p>',
    { e: ['info@kontor.example', 'buero@kontor.example', 'kasse@kontor.example'] },
  ),
  snippet('lt', '/kontaktai', '<p>info (eta) kontor (taškas) example</p>', { e: ['info@kontor.example'] }),
  snippet('et', '/kontakt', '<p>info [ätt] kontor [punkt] example</p>', { e: ['info@kontor.example'] }),
  snippet(
    'pt',
    '/contato',
    '<p>contato (arroba) kontor (ponto) example</p><p>vendas arroba kontor ponto example</p>',
    { e: ['contato@kontor.example', 'vendas@kontor.example'] },
  ),
];
