import type { Kinds } from '../records.js';
import type { Tools } from '../tools.js';
import { AT_END, BEFORE_NOUN, ROMAN, WITH_ORDINALS, numberOf } from '../writings/numbers.js';

/** Names of organizations with a number in another writing. */
export function numbers(tools: Tools): Kinds {
  const { pick, company, fitting } = tools;
  return {
    'a number in words, figures or Roman numerals': company(
      ({ name }) => {
        const found = numberOf(name);
        return found === undefined || fitting(name) !== 1 ? null : name.replace(found.pattern, found.other);
      },
      undefined,
      3,
    ),
    'a number before the noun or at the end': company(({ name }) => {
      const [ordinal] = BEFORE_NOUN.exec(name) ?? [];
      const [written, , digit, roman] = AT_END.exec(name) ?? [];
      const number = ordinal ?? written;
      if (number === undefined || /number /i.test(name) || fitting(name.replace(number, '').trim()) !== 1)
        return null;
      if (ordinal !== undefined) {
        const isNumbered = /Hospital|School|People's/.test(name);
        const ways = WITH_ORDINALS.find((all) => all.includes(ordinal))!.filter((way) => way !== ordinal);
        return name.replace(ordinal, pick(ways.filter((way) => isNumbered || !way.startsWith('No.'))));
      }
      if (roman !== undefined)
        return ROMAN.includes(roman) ? name.replace(AT_END, String(ROMAN.indexOf(roman) + 1)) : null;
      const isNumbered = number.startsWith('No.') || /District/.test(name);
      const ways = isNumbered
        ? [`#${digit!}`, `No ${digit!}`, `Nr. ${digit!}`, `Number ${digit!}`]
        : [ROMAN[Number(digit) - 1]!];
      return name.replace(AT_END, pick(ways));
    }),
  };
}
