import { fold } from '../../../../src/names/normalize.js';
import { tableOf } from './tables.js';

const LAST_NAMES = tableOf(
  'tsai=cai chen=chen chang=zhang chiang=jiang chiu=qiu chao=zhao cheng=zheng chien=jian chou=zhou chu=zhu ' +
    'chuang=zhuang chung=zhong ting=ding tu=du tung=dong tseng=zeng tsao=cao kao=gao ko=ke ku=gu kuo=guo ' +
    'kung=gong pan=pan pai=bai peng=peng tang=tang tao=tao tien=tian hsu=xu yu=yu kang=kang chin=jin chi=ji ' +
    'chan=zhan hsieh=xie hsiao=xiao hsueh=xue yeh=ye yen=yan jen=ren wu=wu su=su liu=liu li=li lin=lin lu=lu ' +
    'lo=luo lai=lai liao=liao huang=huang ho=he hou=hou hung=hong hsiung=xiong wang=wang wei=wei weng=weng ' +
    'yang=yang yao=yao ma=ma fan=fan fang=fang fu=fu shen=shen shih=shi sung=song sun=sun mao=mao',
  ' ',
);
const INITIALS: readonly (readonly [RegExp, readonly string[]])[] = [
  [/^ch(?=i(?!h))/, ['j', 'q']],
  [/^ch/, ['zh', 'ch']],
  [/^t[sz]/, ['z', 'c']],
  [/^hs/, ['x']],
  [/^sz|^ss/, ['s']],
  [/^t(?!s|z)/, ['d', 't']],
  [/^k/, ['g', 'k']],
  [/^p/, ['b', 'p']],
  [/^j/, ['r']],
  [/^(?:sh|[mfnlhsyw])/, []],
];
const PINYIN_FINAL =
  /^(?:ai?|ang?|ao|e[ir]?|eng?|i|i?an|ia|iang|iao|ie|ing?|iong|iu|ong?|ou|u|ua|uai|uang?|ue|ui|un|uo)$/;

/** The possible pinyin of a Wade–Giles syllable without its apostrophes. */
function syllables(syllable: string): readonly string[] {
  const [pattern, initials] = INITIALS.find(([start]) => start.test(syllable)) ?? [];
  if (!pattern) return syllable === 'i' ? ['yi'] : syllable === 'an' || syllable === 'ai' ? [syllable] : [];
  const own = pattern.exec(syllable)![0];
  const rest = syllable.slice(own.length);
  return (initials!.length === 0 ? [own] : initials!).flatMap((initial) => {
    const final = rest
      .replace(/^ih$/, 'i')
      .replace(/^u$/, /^(?:sz|ss|tz)/.test(own) ? 'i' : 'u')
      .replace(/ung$/, 'ong')
      .replace(/^ien$/, 'ian')
      .replace(/^en$/, initial === 'y' ? 'an' : 'en')
      .replace(/eh$/, 'e')
      .replace(/^uei$/, 'ui')
      .replace(/^o$/, /^[gkh]$/.test(initial) ? 'e' : /^[bpmf]$/.test(initial) ? 'o' : 'uo');
    return PINYIN_FINAL.test(final) && !/^ri./.test(initial + final) ? [initial + final] : [];
  });
}

/** The possible pinyin of the words of a Taiwanese name; empty unless all are known. */
export function pinyinOf(last: string, given: string): readonly string[] {
  const first = LAST_NAMES[fold(last)];
  const parts = first === undefined ? [] : fold(given).split(' ').map(syllables);
  if (first === undefined || parts.length !== 2) return [];
  return parts[0]!.flatMap((one) => parts[1]!.map((two) => `${first} ${one}${two}`));
}
