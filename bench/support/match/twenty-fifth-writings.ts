import { fold } from '../../../src/names/normalize.js';
import { chamberOf, type Seat } from './fourteenth-states.js';
import type { Random } from '../search/random.js';
import type { Person } from './records.js';
import { syllable } from './hangul.js';

/** A table from a list of `key=value`. */
export const tableOf = (text: string): Readonly<Record<string, string>> =>
  Object.fromEntries(text.split(',').map((pair) => pair.split('=') as [string, string]));

/** First names in the spellings that are confused with each other. */
export const SPELLINGS = tableOf(
  'Stephen=Steven,Steven=Stephen,Philip=Phillip,Phillip=Philip,Brian=Bryan,Bryan=Brian,Eric=Erik,Erik=Eric,' +
    'Alan=Allen,Allen=Alan,Sara=Sarah,Sarah=Sara,Ann=Anne,Anne=Ann,Jeffrey=Jeffery,Michael=Micheal,' +
    'Matthew=Mathew,Jonathan=Johnathan,Nicholas=Nicolas,Frederick=Fredrick,Lawrence=Laurence,Mark=Marc,' +
    'Theresa=Teresa,Teresa=Theresa,Deborah=Debora,Elizabeth=Elisabeth,Anthony=Antony,Susan=Suzan,' +
    'Rachel=Rachael,Rebecca=Rebeca,Katherine=Kathryn,Kathryn=Katherine,John=Jon,Jon=John',
);

const SOUNDS: readonly (readonly [RegExp, string])[] = [
  [/ph/, 'f'],
  [/ck/, 'k'],
  [/ie(?=.)/, 'ei'],
  [/ei/, 'ie'],
  [/ey$/, 'y'],
  [/([^aeiou])y$/, '$1ey'],
  [/ay/, 'ai'],
  [/ai/, 'ay'],
  [/ee/, 'ea'],
  [/ea/, 'ee'],
  [/([flnrst])\1/, '$1'],
  [/([aeiou])([lnrt])(?=[aeiou])/, '$1$2$2'],
  [/sen$/, 'son'],
  [/son$/, 'sen'],
  [/([^e])er$/, '$1ar'],
  [/man$/, 'mann'],
  [/mann$/, 'man'],
  [/dt$/, 't'],
  [/tz/, 'ts'],
  [/^C(?=[aoulr])/, 'K'],
  [/^K(?=[aoulr])/, 'C'],
];

/** Returns a last name as heard; null if it has one spelling only. */
export function heard(name: string, { pick }: Random): string | null {
  const written = SOUNDS.map(([sound, other]) => name.replace(sound, other)).filter((one) => one !== name);
  return written.length === 0 ? null : pick(written);
}

const KEYS = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];

/** Returns a name with one letter replaced by the letter of the next key, but for the first letter. */
export function slipped(name: string, { pick, below }: Random): string {
  const at = 1 + below(name.length - 1);
  const row = KEYS.find((keys) => keys.includes(name[at]!))!;
  const key = row.indexOf(name[at]!);
  const next = pick([row[key - 1], row[key + 1]].filter((letter) => letter !== undefined));
  return name.slice(0, at) + next + name.slice(at + 1);
}

/** English first and last names as Russian papers write them. */
export const RUSSIAN = tableOf(
  'Gregory=Грегори,Kevin=Кевин,Brian=Брайан,Eric=Эрик,Patrick=Патрик,Walter=Уолтер,Thomas=Томас,Henry=Генри,' +
    'Richard=Ричард,Robert=Роберт,William=Уильям,Michael=Майкл,James=Джеймс,Charles=Чарльз,George=Джордж,' +
    'David=Дэвид,Joseph=Джозеф,Daniel=Дэниел,Scott=Скотт,Andrew=Эндрю,Peter=Питер,Benjamin=Бенджамин,' +
    'Jason=Джейсон,Mary=Мэри,Timothy=Тимоти,Susan=Сьюзан,Barbara=Барбара,Keith=Кит,Edward=Эдвард,' +
    'Frank=Фрэнк,Christopher=Кристофер,Donald=Дональд,Larry=Ларри,Linda=Линда,Roger=Роджер,Dennis=Деннис,' +
    'Karen=Карен,Nancy=Нэнси,Mike=Майк,Jim=Джим,Steve=Стив,Joe=Джо,Jeff=Джефф,John=Джон,Paul=Пол',
);
export const RUSSIAN_LAST = tableOf(
  'Johnson=Джонсон,Williams=Уильямс,Miller=Миллер,Jones=Джонс,Davis=Дэвис,Wilson=Уилсон,Taylor=Тейлор,' +
    'White=Уайт,Moore=Мур,Jackson=Джексон,Harris=Харрис,Campbell=Кэмпбелл,Murphy=Мёрфи,Young=Янг,Hill=Хилл,' +
    'Nelson=Нельсон,Evans=Эванс,King=Кинг,Walker=Уокер,Robinson=Робинсон,Mitchell=Митчелл,Turner=Тёрнер,' +
    'Baker=Бейкер,Edwards=Эдвардс,Butler=Батлер,Roberts=Робертс,Howard=Говард,Wright=Райт,Carter=Картер,' +
    'Morgan=Морган,Sullivan=Салливан,Richardson=Ричардсон,Collins=Коллинз,Kennedy=Кеннеди,Parker=Паркер,' +
    'Walsh=Уолш,Stone=Стоун,Brooks=Брукс,Foster=Фостер,Hamilton=Гамильтон,Cooper=Купер,Crawford=Кроуфорд,' +
    'Marshall=Маршалл,Harrison=Харрисон,Mason=Мейсон,Henderson=Хендерсон,Bradley=Брэдли,Graham=Грэм,' +
    'Hunter=Хантер,Fisher=Фишер,Wagner=Вагнер,Schmidt=Шмидт,Porter=Портер,Ellis=Эллис,Gordon=Гордон,' +
    'Spencer=Спенсер,Webb=Уэбб,Shaw=Шоу,Hughes=Хьюз,Palmer=Палмер',
);

/** Korean last names as their bearers write them. */
export const KOREAN_LAST = tableOf(
  '김=Kim,이=Lee,박=Park,최=Choi,정=Jung,조=Cho,강=Kang,윤=Yoon,장=Jang,임=Lim,오=Oh,서=Seo,송=Song,권=Kwon,' +
    '황=Hwang,안=Ahn,전=Jeon,홍=Hong,고=Ko,문=Moon,양=Yang,배=Bae,백=Baek,허=Heo,유=Yoo,남=Nam,심=Shim,' +
    '노=Noh,곽=Kwak,구=Koo,우=Woo,주=Joo,한=Han,진=Jin,현=Hyun,민=Min,차=Cha',
);

/** Returns a Korean first name in the Revised Romanization, with a hyphen between its syllables. */
export function romanized(name: string): string {
  const text = [...name].map(syllable).join('-');
  return text[0]!.toUpperCase() + text.slice(1);
}

/** The initial of the middle name that an alias tells; null if none or several do. */
export function middleInitialOf({ first, last, aliases }: Person): string | null {
  const initials = aliases.flatMap((alias) => {
    const [own, middle, family, ...more] = alias.split(' ');
    return own === first && family === last && more.length === 0 && /^[A-Z]([a-z]+|\.?)$/.test(middle!)
      ? [middle![0]!]
      : [];
  });
  return new Set(initials).size === 1 ? initials[0]! : null;
}

/** How a mailing list calls the holder of a seat. */
export function calledOf(seat: Seat): string {
  if (seat.isFederal) return seat.role === 'upper' ? 'U.S. Senator' : 'U.S. Representative';
  if (seat.role === 'upper' || seat.code === 'NE') return 'State Senator';
  const chamber = chamberOf(seat);
  if (chamber.endsWith('Delegates')) return 'State Delegate';
  return chamber.endsWith('Assembly') ? 'Assembly Member' : 'State Representative';
}

const CYRILLIC = tableOf(
  'а=a,б=b,в=v,г=g,д=d,е=e,ё=yo,ж=zh,з=z,и=i,й=y,к=k,л=l,м=m,н=n,о=o,п=p,р=r,с=s,т=t,у=u,ф=f,х=kh,ц=ts,ч=ch,' +
    'ш=sh,щ=shch,ъ=,ы=y,ь=,э=e,ю=yu,я=ya,’=',
);
const UKRAINIAN = { ...CYRILLIC, ...tableOf('г=h,ґ=g,є=ie,и=y,і=i,ї=i,й=i,ю=iu,я=ia') };

/** Returns a Russian or Ukrainian name in Latin letters; null for another language. */
export function transliterated(name: string): string | null {
  const isUkrainian = /^[абвгґдеєжзиіїйклмнопрстуфхцчшщьюя’ -]+$/i.test(name) && /[іїє]/i.test(name);
  const isRussian = /^[а-яё -]+$/i.test(name) && /[ыэ]|[сц]к(ий|ая|ое)/i.test(name);
  if (!isUkrainian && !isRussian) return null;
  return [...name]
    .map((letter) => {
      const latin = (isUkrainian ? UKRAINIAN : CYRILLIC)[letter.toLowerCase()] ?? letter;
      return letter === letter.toLowerCase() ? latin : latin.charAt(0).toUpperCase() + latin.slice(1);
    })
    .join('');
}

/** Whether two names have a word of four or more letters in common. */
export const shareWord = (one: string, other: string): boolean => {
  const words = fold(other).split(' ');
  return fold(one)
    .split(' ')
    .some((word) => word.length > 3 && words.includes(word));
};
