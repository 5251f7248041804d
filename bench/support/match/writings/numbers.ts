const WORDS = 'One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve'.split(' ');
const ORDINALS = 'First Second Third Fourth Fifth Sixth Seventh Eighth Ninth Tenth Eleventh Twelfth'.split(
  ' ',
);
export const ROMAN = 'I II III IV V VI VII VIII IX X XI XII'.split(' ');
const DIGITS = ROMAN.map((_, at) => String(at + 1));
const ENDED = DIGITS.map((digit, at) => digit + (['st', 'nd', 'rd'][at] ?? 'th'));
/** Two ways to write the same numbers: a name has the first. */
const WAYS = [
  [ORDINALS, ENDED],
  [ENDED, ORDINALS],
  [WORDS, DIGITS],
  [DIGITS, WORDS],
  [DIGITS, ROMAN],
  [ROMAN, DIGITS],
] as const;
/** Every number as a whole word. Single Roman letters are more often initials. */
const NUMBERS = WAYS.flatMap(([own, other]) =>
  own
    .map((number, at) => ({ own, number, other: other[at]! }))
    .filter(({ number }) => !/^[IVX]$/.test(number))
    .map((way) => ({
      ...way,
      pattern: new RegExp(String.raw`(?<![\w.,-])${way.number}(?![\w.,'-]| Form\b)`),
    })),
);

/** A number in a name, if there is one. */
export const numberOf = (name: string) => NUMBERS.find(({ pattern }) => pattern.test(name));

/** Whether numbers of the same kind are other numbers: `First Aid` is not. */
export const isCounted = ({ own }: NonNullable<ReturnType<typeof numberOf>>): boolean => own !== WORDS;

/** Ways of writing a number before a noun. */
export const WITH_ORDINALS = ORDINALS.slice(0, 7).map((word, at) => [word, ENDED[at]!, `No. ${at + 1}`]);
export const BEFORE_NOUN =
  /(?<![\p{L}\p{N}.-] ?)(?:First|Second|Third|Fourth|Fifth|Sixth|Seventh|[1-7](?:st|nd|rd|th)|No\. [1-7])(?= (?!Nations?\b|Grade|Form|Light|Aid|Reading)[A-Z])/u;
export const AT_END = /(?<=[a-z] )(?:(No\. )?([1-9])|([IV]{2,4}))(?=\)?$)/;
