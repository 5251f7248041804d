const DATE =
  /^\d{1,2}[./-]\d{1,2}[./-]\d{2,4}|^\d{4}[./-]\d{1,2}[./-]\d{1,2}|^(?:19|20)\d\d ?[–/-] ?(?:19|20)?\d\d$/;

/** Whether what may be a number to call is a date, or two years. */
export const isDate = (written: string): boolean => DATE.test(written);
