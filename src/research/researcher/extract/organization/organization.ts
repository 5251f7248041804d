import type { Page } from '../../page/page.js';
import { attribute } from '../../page/html.js';
import { isPageName } from '../../page/page-kinds.js';
import { cleanText, textOf } from '../../page/page.js';
import type { Draft, Site } from '../draft.js';
import { excerptShowing } from '../excerpt.js';
import { foldName } from '../names/fold-name.js';
import { labelledNames, namesKind } from './organization-labels.js';
import { isButAName } from './but-a-name.js';
import { namesBranch } from './branches.js';
import { withLegalForm } from './legal-forms.js';
import { descriptionDraft } from '../structured/stated-facts.js';

const GENERIC =
  /^(home|homepage|home page|index|welcome|start|startseite|willkommen|herzlich willkommen|accueil|bienvenue|inicio|bienvenidos|página principal|strona główna|witamy|contact|contact us|kontakt|contacto|contatti|about|about us|über uns|ueber uns|à propos|qui sommes[- ]nous|o nas|chi siamo|quiénes somos|sobre nosotros|impressum|imprint|mentions légales|aviso legal|team|our team|unser team|notre équipe|equipo|untitled|untitled document|new page|wordpress|website|site|my site|blog|news|αρχική|αρχική σελίδα|головна|головна сторінка|начало|начална страница|főoldal|kezdőoldal|nyitólap|acasă|prima pagină|úvodní stránka|úvodná stránka|hlavní stránka|domů|domov|naslovna|naslovnica|početna|ana ?sayfa|avaleht|sākums|sākumlapa|pradžia|pagrindinis|principal|página inicial|início|inici|hasiera|startsida|startside|framsida|forsíða|voorpagina|pagina iniziale|beranda|laman utama|trang chủ|ballina|почетна|насловна|ホーム|トップページ|首页|首頁|홈|होम|หน้าแรก|דף הבית|الصفحة الرئيسية|صفحه اصلی|会社概要|お問い合わせ|الرئيسية|اتصل بنا|من نحن|главная|о нас|контакты|hem|forside|etusivu|úvod|kezdőlap|loading|just another wordpress site|welkom|benvenuti|hjem|staff|people|office|datenschutz|privacy)$/iu;
const SEPARATOR = / +[|–—·•»«:/-] +|\s*[|»«｜：:]\s+|\s+::\s+|｜/u;
const COPYRIGHT =
  /(?:©|\(c\)|copyright)\s*(?:©|\(c\))?\s*(?:\d{4}(?:\s*[–—/-]\s*(?:\d{2,4}|heute|today|present|now))?,?)?\s*(?:by |von |par |por |af |av |door |przez )?(?<name>[^.|·•©\d][^|·•©]{1,90}?)(?:\s*[,|–—·•-]?\s*(?:\d{4}(?:\s*[–—-]\s*\d{2,4})?))?(?=\s*(?:[|·•]|\.\s|\.$|$|[–—-] |,? ?(?:all rights|alle rechte|tous droits|todos los derechos|wszelkie prawa|tutti i diritti|alla rättigheter)))/iu;
const RIGHTS =
  /^(?:(?:all|some|no) rights|alle rechte|alle rett|tous (?:les )?droits|tod[oa]s (?:los|os)|tutti i|wszelkie|wszystkie prawa|všechna práva|všetky práva|vyhrazen|alle rechten|alla rätt|alle rettigh|kaikki oikeudet|minden jog|toate dreptur|sva prava|vse pravice|tüm hakl|her hakk|kõik õigused|visas tiesīb|visos teis|tots els drets|eskubide guzt|cedwir pob|gach ceart|allur réttur|të gjitha të drejt|hak cipta|segala hak|mọi quyền|bản quyền|все права|всі права|усі права|всички права|сва права|сите права|με επιφύλαξη|όλα τα δικαι|כל הזכויות|جميع الحقوق|كافة الحقوق|सर्वाधिकार|สงวน|版权所有|版權所有|保留所有|無断|the author|direitos|derechos|diritti|droits|rechte|rights)/iu;

/** Names that a page gives its organization, and how it describes it, where that is not stated as data. */
export function organizationOn(page: Page, site: Site): Draft[] {
  return [
    ...siteName(page),
    ...labelledNames(page).flatMap((name) => nameDraft(page, name, 0.86, 'It follows a label of a name.')),
    ...copyrightName(page),
    ...titleNames(page, site),
    ...descriptions(page),
  ];
}

const meta = (page: Page, ...names: string[]): string =>
  page.elements
    .filter(({ name }) => name === 'meta')
    .filter((element) =>
      names.includes((attribute(element, 'property') || attribute(element, 'name')).toLowerCase()),
    )
    .map((element) => cleanText(attribute(element, 'content')))
    .find((content) => content !== '') ?? '';

function siteName(page: Page): Draft[] {
  const name = meta(page, 'og:site_name', 'application-name', 'apple-mobile-web-app-title');
  return nameDraft(page, name, 0.9, 'The page names its site so.');
}

function copyrightName(page: Page): Draft[] {
  for (const { text } of page.lines.slice(-40)) {
    const match = COPYRIGHT.exec(text.slice(0, 300));
    const name = match?.groups?.['name']
      ?.replace(REGISTERED, '')
      .replace(BEHIND_NAME, '')
      .replace(/^[\s–—-]+|[\s,]+$/gu, '');
    if (!match || name === undefined || RIGHTS.test(name)) continue;
    const rest = text.slice(match.index + match[0].length, match.index + match[0].length + 60);
    return nameDraft(page, withLegalForm(name, rest), 0.82, 'The line on copyright names it.');
  }
  return [];
}

/** The numbers under which registers keep an organization. */
const REGISTERED =
  /[\s,;(–—-]+(?:A\.?B\.?N|A\.?C\.?N|NZBN|VAT|company|charity|registered|reg|org|kvk|cvr|btw|siren|siret|rcs|rna|nif|cif|nipc|cnpj|rut|nit|rfc|nip|krs|regon|ičo?|dič|oib|uid|zvr|hrb|vr|fn|p\.? ?iva|c\.? ?f|y-tunnus|adószám|cégjegyzékszám|cui|vkn|ein|gstin|cin|uen|α\.?φ\.?μ|инн|огрн|єдрпоу|еик|пиб)(?!\p{L})[.:]?\s?(?:(?:no|nr|number|n[º°o]|num)\.?:?\s?)?\p{L}{0,3}[ -]?\d[\d ./-]{3,}.*$/iu;
/** Links that stand behind the name on its line. */
const BEHIND_NAME =
  /(?:[\s,–—-]+(?:linkedin|facebook|instagram|youtube|twitter|mastodon|bluesky|tiktok|xing|vimeo|flickr|pinterest|whatsapp|telegram|github|rss|impressum|imprint|datenschutz(?:erklärung)?|privacy(?: policy| notice)?|cookies?(?: policy)?|legal notice|terms(?: of use)?|sitemap|mentions légales|confidentialité|aviso legal|privacidad|privacidade|note legali|polityka prywatności|ochrana osobních údajů|tietosuoja|integritetspolicy|personvern|adatvédelem|gizlilik|login|log in|intranet))+$/iu;

function titleOf(page: Page): string {
  const title = page.elements.find(
    ({ name, parent }) => name === 'title' && !(parent && 'name' in parent && parent.name === 'svg'),
  );
  return cleanText((title?.children ?? []).map((child) => ('data' in child ? child.data : '')).join(''));
}

/** A part of the title that the domain is named after, or that a heading or a logo repeats. */
function titleNames(page: Page, site: Site): Draft[] {
  const text = titleOf(page);
  const parts = text.split(SEPARATOR).flatMap((part) => withoutWelcome(part.trim()));
  const names = parts.filter((part) => !GENERIC.test(part));
  const kinds = names.filter((part) => namesKind(part) && !/^\p{Ll}/u.test(part));
  return parts.flatMap((part) => {
    if (isNamedAfter(part, site.domain))
      return nameDraft(page, part, 0.8, 'The title has it, and the domain is named after it.');
    if (isRepeated(page, part))
      return nameDraft(page, part, 0.72, 'The title has it, and the head of the page repeats it.');
    if (isHome(page) && names.length === 1 && names[0] === part)
      return nameDraft(page, part, 0.68, 'It is the title of the home page.');
    if (isHome(page) && kinds.length === 1 && kinds[0] === part)
      return nameDraft(page, part, 0.7, 'The title of the home page names an organization so.');
    return [];
  });
}

/** What a title greets with, in languages whose names stay the same behind it. */
const WELCOME =
  /^(?:welcome to|(?:herzlich )?willkommen (?:bei(?:m| der| den)?|im|in der)|bienvenue (?:chez|à(?: la)?|au|aux|sur(?: le site (?:de la |du |de )?)?)|bienvenid[oa]s? al? |benvenut[io] (?:a|al|alla|da|in|nel|nella|su)|bem-vind[oa]s? (?:ao|à|a)|welkom (?:bij|op)|velkommen til|välkommen till)\s+(?=\S)/iu;
/** And in those whose names have another ending there. */
const GREETING =
  /^(?:tervetuloa|vítejte|vitajte|witamy|serdecznie witamy|üdvözöl|добро пожаловать|ласкаво просимо|добре дошли|καλ[ωώ]ς (?:ήρθατε|ορίσατε|ήλθατε)|hoş ?geldiniz|bun venit|dobrodošli|tere tulemast|laipni lūdz|sveiki)(?!\p{L})/iu;

const withoutWelcome = (part: string): string[] =>
  GREETING.test(part) ? [] : [part.replace(WELCOME, '').trim()];

function isRepeated(page: Page, part: string): boolean {
  const logos = page.elements.filter(
    ({ name, attribs }) =>
      name === 'img' &&
      /logo/i.test(`${attribs['class']} ${attribs['id']} ${attribs['src']} ${attribs['alt']}`),
  );
  const alternatives = logos.map((logo) =>
    cleanText(attribute(logo, 'alt'))
      .replace(/\blogo\b( of| der| von| de)?/gi, '')
      .trim(),
  );
  // A subpage's heading repeats what that page is called.
  const headings = isHome(page) ? page.elements.filter(({ name }) => name === 'h1').map(textOf) : [];
  // What leads home at the top of a page is called as the organization, or as that page.
  const home = page.links
    .slice(0, 3)
    .flatMap(({ href, text }) => (/^(?:https?:\/\/[^/]+)?\/?$/i.test(href) ? [text] : []));
  return [...alternatives, ...headings, ...home].some(
    (text) => text !== '' && foldName(text) === foldName(part),
  );
}

/** Whether a domain is made of a name's words, of its letters without spaces, or of its initials. */
function isNamedAfter(name: string, domain: string): boolean {
  const labels = (domain.split('.').at(-2) ?? '').split('-');
  const label = labels.join('');
  const digraphs = name.replace(/ä/gi, 'ae').replace(/ö/gi, 'oe').replace(/ü/gi, 'ue').replace(/ß/g, 'ss');
  const words = [foldName(name), foldName(digraphs)].map((text) => text.replaceAll(' ', ''));
  if (label.length < 3 || name.length > 90) return false;
  const initials = foldName(name)
    .split(' ')
    .map((word) => word[0])
    .join('');
  return (
    labels.every((one) => one.length > 2 && words.some((word) => word.includes(one))) ||
    words.some((word) => word === label || (label.length > 4 && word.length < 60 && word.includes(label))) ||
    (initials.length >= 3 && initials === label)
  );
}

const isHome = ({ url }: Page): boolean =>
  url.pathname === '/' || /^\/(index\.\w+|home|[a-z]{2})\/?$/i.test(url.pathname);

/** Scripts that say in one letter what others say in several. */
const DENSE = /\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Hangul}/u;

function descriptions(page: Page): Draft[] {
  const text = meta(page, 'description', 'og:description', 'twitter:description', 'dc.description');
  if (text.length < (DENSE.test(text) ? 8 : 20) || isButAName(text, namesOf(page))) return [];
  // Of a subpage, it describes that page.
  return isHome(page)
    ? [descriptionDraft(text, excerptShowing(page, text, text), 0.85, 'The home page describes itself so.')]
    : [];
}

const namesOf = (page: Page): string[] => [...titleOf(page).split(SEPARATOR), meta(page, 'og:site_name')];

function nameDraft(page: Page, name: string, confidence: number, reason: string): Draft[] {
  if (
    name.length < 2 ||
    name.length > 120 ||
    GENERIC.test(name) ||
    namesBranch(name) ||
    isPageName(name) ||
    !/\p{L}/u.test(name)
  )
    return [];
  return [
    {
      kind: 'organization_name',
      value: { name },
      key: foldName(name),
      excerpt: excerptShowing(page, name, name),
      confidence,
      reason,
    },
  ];
}
