const INITIALS = 'g,kk,n,d,tt,r,m,b,pp,s,ss,,j,jj,ch,k,t,p,h'.split(',');
const VOWELS = 'a,ae,ya,yae,eo,e,yeo,ye,o,wa,wae,oe,yo,u,wo,we,wi,yu,eu,ui,i'.split(',');
const FINALS = ',k,k,k,n,n,n,t,l,k,m,l,l,l,p,l,m,p,p,t,t,ng,t,t,k,t,p,t'.split(',');

/** The Revised Romanization of a Korean syllable. */
export function syllable(letter: string): string {
  const at = letter.codePointAt(0)! - 0xac00;
  return INITIALS[Math.floor(at / 588)]! + VOWELS[Math.floor((at % 588) / 28)]! + FINALS[at % 28]!;
}
