import type { Pair } from './names-beside-roles.js';
import { holdsGivenName, isKnownName, personName } from '../names/person-name.js';
import { cleanRole, namesRole } from '../roles/role-words.js';

const ROLE_IN_BRACKETS = /^(?<name>[^()（]{3,60}) ?[(（](?<role>[^()]{2,80})[)）]$/u;
const ROLE_AFTER = /^(?<name>[^,–—|·:]{3,60}?)(?:,| [–—|·•-]|:) ?(?<role>\S.{1,88})$/u;
/** Without a sign between both: one word that is a role, and a name in two parts. */
const ROLE_BEFORE_NAME =
  /^(?:[\p{Script=Han}\p{Script=Katakana}ー々]{4,30} )?(?<role>\S{2,12}) (?<name>[\p{Script=Han}々]{1,4} [\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}々ー]{1,5})$/u;
/** Degrees stand between a name and a role, too. */
const DEGREES_BEFORE_ROLE =
  /^(?:(?:(?:\p{L}{1,5}\.){2,}|(?!VP|CEO|CFO|CTO|COO|CMO|HR|PR|IT)\p{Lu}{2,5}),\s+)+(?=\p{L})/u;
/** Korean and Chinese names are one word. */
const ROLE_AND_SHORT_NAME =
  /^(?<role>[\p{Script=Hangul}\p{Script=Han}]{2,10}) (?<name>\p{Script=Hangul}{2,4}|\p{Script=Han}{2,4})$/u;
const SHORT_NAME_AND_ROLE =
  /^(?<name>\p{Script=Hangul}{2,4}|\p{Script=Han}{2,4}) (?<role>[\p{Script=Hangul}\p{Script=Han} ]{2,16})$/u;
/** They begin with one of not very many last names. */
const SHORT_NAME =
  /^(?:[김이박최정강조윤장임한오서신권황안송전홍고문양손배백허유남심노하곽성차주우구민류나진엄채원천방공현함변염][가-힣]{2}|[王李张張刘劉陈陳杨楊黄黃赵趙吴吳周徐孙孫马馬朱胡郭何高林郑鄭谢謝罗羅梁宋唐许許韩韓冯馮邓鄧曹彭曾萧蕭田董袁潘于蒋蔣蔡余杜叶葉程苏蘇魏吕呂丁任沈姚卢盧姜崔钟鍾谭譚陆陸汪范金石廖贾賈夏韦韋付方白邹鄒孟熊秦邱江尹薛闫段雷侯龙龍史陶黎贺賀顾顧毛郝龚龔邵万萬钱錢严嚴覃武戴莫孔向汤湯][\p{Script=Han}]{1,2})$/u;
/** `Complaints go to our complaints officer` is a sentence. */
const IN_SENTENCE =
  /\s(?:our|unser\p{L}{0,2}|notre|nuestr[ao]|nostr[ao]|noss[ao]|onze|vår|vores|nasz\p{L}*|naš\p{L}*)\s/iu;
const ROLE_BEFORE = /^(?<role>[^,–—|·:]{3,80}?)(?: [–—|·•-]|,) (?<name>[^,–—|·]{3,60})$/u;

const IN_LATIN = /\p{Script=Latin}/u;

/** A name and a role on one line with a sign between both, or a space where both are short. */
export function paired(text: string, isRole: (text: string) => boolean): Pair[] {
  if (text.length > 140) return [];
  for (const form of [
    ROLE_IN_BRACKETS,
    ROLE_AFTER,
    ROLE_BEFORE,
    ROLE_BEFORE_NAME,
    ROLE_AND_SHORT_NAME,
    SHORT_NAME_AND_ROLE,
  ]) {
    const { name = '', role: behind = '' } = form.exec(text)?.groups ?? {};
    const after = behind.replace(DEGREES_BEFORE_ROLE, '');
    // What follows a second separator is no more of the role.
    const role = after.split(/ [–—|·•-] /u)[0]!;
    if (name === '' || !isRole(role) || personName(name, true) === null || cleanRole(role) === null) continue;
    if (form === SHORT_NAME_AND_ROLE && !SHORT_NAME.test(name)) continue;
    if (form === ROLE_AND_SHORT_NAME && !SHORT_NAME.test(name)) continue;
    // `Owner, Vaka Pearls`: behind an office and a comma stands whose it is, unless a given name says who.
    if (form === ROLE_BEFORE && IN_LATIN.test(name) && /^[^–—|·•]*,/u.test(text) && !holdsGivenName(name))
      continue;
    // A person cannot be what a second person is called, nor a label what somebody is.
    if (/[:：]/u.test(role) || IN_SENTENCE.test(role)) continue;
    const isOffice = namesRole(role) && !isKnownName(role) && isKnownName(name);
    if (personName(role) !== null && !isOffice) continue;
    return [{ name: name.trim(), role, confidence: 0.88, reason: 'Name and role stand on one line.' }];
  }
  return [];
}
