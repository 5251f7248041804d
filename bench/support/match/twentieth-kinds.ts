import { fold } from '../../../src/names/normalize.js';
import { builders } from './builders.js';
import { CODES, chamberOf, codesOf, stateOf } from './fourteenth-states.js';
import { until } from './sixteenth-organizations.js';
import { NICKNAMES, districtOf, full, middlesOf } from './sixteenth-writings.js';
import { at, named } from './tuned-kinds.js';
import { organizationsOfTwentieth } from './twentieth-organizations.js';
import type { Draws, Drawn, Kinds, Person } from './records.js';

/** Spellings of one first name. */
const SPELLINGS = (
  'Steven/Stephen Philip/Phillip Jeffrey/Geoffrey Eric/Erik Sara/Sarah Alan/Allan/Allen Mark/Marc Karen/Caren ' +
  'Katherine/Catherine/Kathryn John/Jon Brian/Bryan Carl/Karl Lawrence/Laurence Neil/Neal Ann/Anne Teresa/Theresa ' +
  'Deborah/Debra Frederick/Fredrick Nicholas/Nicolas Matthew/Mathew Michelle/Michele Elizabeth/Elisabeth ' +
  'Rachel/Rachael Gary/Garry Kristin/Kristen Sean/Shawn Stuart/Stewart Lynn/Lynne Diane/Dianne Vivian/Vivien ' +
  'Zachary/Zachery Christopher/Kristopher Rebecca/Rebekah Jeremy/Jeremie Anthony/Antony Caroline/Carolyn'
)
  .split(' ')
  .map((names) => names.split('/'));
const spellingsOf = (first: string): string[] =>
  (SPELLINGS.find((names) => names.includes(first)) ?? []).filter((other) => other !== first);
/** Different names with one nickname. */
const CONFUSED = (
  'Edward/Edwin/Edmund Albert/Alfred Gerald/Jerome Ronald/Roland Christopher/Christian Samuel/Samson Donald/Donovan ' +
  'Harold/Harvey Walter/Wallace Jeffrey/Jefferson Benjamin/Benedict Leonard/Leopold Theodore/Thaddeus Stanley/Stanford ' +
  'Martha/Martina Patricia/Patience Raymond/Rayburn Daniel/Danforth'
)
  .split(' ')
  .map((names) => names.split('/'));
const pairsOf = (text: string): Map<string, string> =>
  new Map(text.split(',').map((pair) => pair.split('=') as [string, string]));
const GIVEN = pairsOf(
  'John=존,James=제임스,Robert=로버트,Michael=마이클,William=윌리엄,David=데이비드,Richard=리처드,Thomas=토머스,Charles=찰스,' +
    'Daniel=대니얼,Mark=마크,Paul=폴,Steven=스티븐,George=조지,Kenneth=케네스,Kevin=케빈,Brian=브라이언,Edward=에드워드,' +
    'Ronald=로널드,Timothy=티머시,Jason=제이슨,Gary=게리,Scott=스콧,Eric=에릭,Frank=프랭크,Peter=피터,Henry=헨리,Mary=메리,' +
    'Linda=린다,Barbara=바버라,Susan=수전,Lisa=리사,Nancy=낸시,Karen=캐런,Sarah=세라,Laura=로라,Amy=에이미,Julie=줄리',
);
const LAST = pairsOf(
  'Johnson=존슨,Williams=윌리엄스,Brown=브라운,Jones=존스,Miller=밀러,Davis=데이비스,Wilson=윌슨,Anderson=앤더슨,Taylor=테일러,' +
    'Jackson=잭슨,Martin=마틴,Thompson=톰프슨,Harris=해리스,Clark=클라크,Lewis=루이스,Robinson=로빈슨,Walker=워커,Hall=홀,' +
    'Allen=앨런,Scott=스콧,Baker=베이커,Adams=애덤스,Nelson=넬슨,Carter=카터,Roberts=로버츠,Turner=터너,Phillips=필립스,' +
    'Campbell=캠벨,Parker=파커,Evans=에번스,Edwards=에드워즈,Collins=콜린스,Stewart=스튜어트,Morris=모리스,Murphy=머피,' +
    'Rogers=로저스,Cooper=쿠퍼,Ward=워드,Kelly=켈리,Watson=왓슨,Brooks=브룩스,Bennett=베넷,Foster=포스터,Sullivan=설리번,' +
    'Russell=러셀,Graham=그레이엄,Hamilton=해밀턴,Jordan=조던,Simpson=심프슨,Marshall=마셜,Harrison=해리슨,Gibson=깁슨',
);
/** An accent in the other direction, and a sign for it after the letter. */
const ACCENTS: readonly (readonly [mark: string, other: string, sign: string])[] = [
  ['\u0301', '\u0300', "'"],
  ['\u0300', '\u0301', '`'],
  ['\u0303', '\u030c', '~'],
  ['\u0308', '\u0302', '"'],
];
const HONORIFICS = ['Hon.', 'Dr.', 'The Honorable', 'The Hon.', 'Prof.'];
const BEHIND = [', Esq.', ', Ph.D.', ' MBA', ', CPA', ' M.A.', ', MPH'];

/** Kinds of everyday and international differences: two of them at a time. */
export function twentiethKindsOf(draws: Draws): Kinds {
  const { random, person, organization, bearers, namesakes, hasInitial, members } = draws;
  const { pick, below } = random;
  const { employer, found, alone } = builders(draws);
  const nicknameOf = (one: Person): string | null => {
    const nickname = pick(NICKNAMES[one.first] ?? ['']);
    const others = nickname === '' ? 1 : hasInitial(nickname[0]!, one.last);
    return others > (nickname[0] === one.first[0] ? 1 : 0) ? null : nickname;
  };
  const colleagues = (key: string, one: Person): Person[] =>
    members(key).filter(
      ({ first, last }) => fold(last) === fold(one.last) && fold(first)[0] === fold(one.first)[0],
    );
  return {
    'last name first, another spelling of the first name, employer': until((): Drawn => {
      const one = alone();
      const first = one && pick(spellingsOf(one.first));
      if (!one || !first || hasInitial(first[0]!, one.last) > (first[0] === one.first[0] ? 1 : 0))
        return null;
      return found(one, pick([`${one.last}, ${first}`, `${one.last.toUpperCase()} ${first}`]), employer(one));
    }),
    'changed employer, a nickname, the town of an office': until((): Drawn => {
      const one = alone();
      const nickname = one && nicknameOf(one);
      const [, town, state] =
        /, ([A-Z][A-Za-z ]+),? ([A-Z]{2}) \d{5}/.exec(one?.places.join(' | ') ?? '') ?? [];
      if (!one || !nickname || !state || !CODES.includes(state) || hasInitial('', one.last) > 1) return null;
      for (let tries = 0; tries < 500; tries++) {
        const other = organization({ isUnique: true });
        if (![`, ${state}`, `, ${stateOf(state)}, United States`].some((end) => other.place?.endsWith(end))) {
          continue;
        }
        const facts = { organization: { name: other.name }, place: `${town}, ${state}` };
        return found(one, `${nickname} ${one.last}`, facts);
      }
      return null;
    }),
    'last name first, a nickname and the middle initial, employer': until((): Drawn => {
      const one = alone();
      const nickname = one && nicknameOf(one);
      const middle = one && middlesOf(one)[0];
      if (!one || !nickname || !middle) return null;
      return found(one, `${one.last}, ${nickname} ${middle[0]}${pick(['.', ''])}`, employer(one));
    }),
    'two columns: an honorific with the first, a degree with the last name, employer': until((): Drawn => {
      const one = alone();
      if (one === null) return null;
      const first_name = `${pick(HONORIFICS)} ${one.first}`;
      const query = { type: 'person', first_name, last_name: one.last + pick(BEHIND), ...employer(one) };
      return { query, expected: one.key };
    }),
    'a Korean newspaper: the sounds in Hangul, employer': until((): Drawn => {
      const one = person({ isUnique: true });
      const [first, last] = [GIVEN.get(one.first), LAST.get(one.last)];
      if (first === undefined || last === undefined) return null;
      if (spellingsOf(one.first).some((other) => bearers(`${other} ${one.last}`) > 0)) return null;
      return found(one, `${first} ${last}${pick(['', '', ' 의원'])}`, employer(one));
    }),
    'an old export: another accent, or a sign after the letter, employer': until((): Drawn => {
      const one = alone((other) => full(other).normalize('NFD') !== full(other));
      const letters = one ? full(one).normalize('NFD') : '';
      const accent = ACCENTS.find(([mark]) => letters.includes(mark));
      if (!one || !accent) return null;
      const name = letters.replace(accent[0], accent[1 + below(2)]!).normalize('NFC');
      return found(one, name, employer(one));
    }),
    'Mac for Mc, or O’ as a word or joined, employer': until((): Drawn => {
      const one = alone(({ last }) => /^(Mc|Mac|O['’])[A-Z]/.test(last));
      const [, prefix, rest] = /^(Mc|Mac|O['’])(.+)$/.exec(one?.last ?? '') ?? [];
      if (!one || prefix === undefined || rest === undefined) return null;
      const others = { Mc: ['Mac', 'Mc ', 'M’'], Mac: ['Mc', 'Mac '] }[prefix] ?? ['O ', 'O', 'O´'];
      const last = pick(others) + rest;
      if (fold(last) !== fold(one.last) && hasInitial(one.first[0]!, last) > 0) return null;
      return found(one, `${one.first} ${last}`, employer(one));
    }),
    'namesakes, an initial and the employer': until((): Drawn => {
      const one = pick(namesakes());
      const own = pick(one.employers);
      if (bearers(own.name) > 1 || colleagues(own.key, one).length > 1) return null;
      const facts = at(own, pick([0, 2]));
      return found(one, pick([`${one.first[0]}. ${one.last}`, `${one.last}, ${one.first[0]}.`]), facts);
    }),
    'namesakes, a nickname and the district': until((): Drawn => {
      const all = namesakes();
      const one = pick(all);
      const [seat, nickname] = [districtOf(one), pick(NICKNAMES[one.first] ?? [''])];
      const name = `${nickname} ${one.last}`;
      if (!seat || nickname === '' || bearers(name) > 0) return null;
      const rivals = all.filter((other) => codesOf(other).has(seat.code));
      if (rivals.length > 1) return null;
      return found(one, name, {
        organization: { name: chamberOf(seat) },
        title: pick([`District ${seat.number}`, `Member for District ${seat.number}`]),
      });
    }),
    'none: another first name with the same nickname, employer': until((): Drawn => {
      const one = alone();
      const group = CONFUSED.find((names) => names[0] === one?.first);
      if (!one || !group || group.some((other) => one.aliases.some((name) => name.includes(other)))) {
        return null;
      }
      const first = pick(group.slice(1));
      return hasInitial(first[0]!, one.last) > (first[0] === one.first[0] ? 1 : 0)
        ? null
        : { query: named(`${first} ${one.last}`, employer(one)), expected: null };
    }),
    'none: an initial that fits two colleagues': until((): Drawn => {
      const one = person();
      const own = pick(one.employers);
      const names = new Set(colleagues(own.key, one).map((other) => fold(full(other))));
      if (names.size < 2) return null;
      return { query: named(`${one.first[0]}. ${one.last}`, at(own, 0)), expected: null };
    }),
    ...organizationsOfTwentieth(draws),
  };
}
