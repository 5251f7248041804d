/** Pairs of a traditional character and the simplified one, separated by `|`. */
declare module 'opencc-js/dict/TSCharacters' {
  const pairs: string;
  export default pairs;
}
