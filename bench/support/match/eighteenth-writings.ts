import { NICKNAMES } from './sixteenth-writings.js';
import { syllable } from './hangul.js';

const listOf = (text: string): readonly (readonly [string, string])[] =>
  text.split(' ').map((pair) => pair.split('=') as [string, string]);
const pairsOf = (text: string): Readonly<Record<string, string>> => Object.fromEntries(listOf(text));

/** Nicknames of one sex, with the names that they are short for. */
export const FORMAL: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  [...new Set(Object.values(NICKNAMES).flat())]
    .filter((short) => !['Chris', 'Terry', 'Pat', 'Sam', 'Sandy', 'Jackie', 'Drew'].includes(short))
    .map((short) => [short, Object.keys(NICKNAMES).filter((name) => NICKNAMES[name]!.includes(short))]),
);
/** What attendance sheets and alumni rolls write around a name. */
export const PRESENT = ['(present)', '(excused)', '– absent', '- P', '(via Zoom)', '(arrived 9:40)', '✓'];
export const CLASSES = '’84; (BA ’91); ’79, JD ’82; (MPA 2003); | Class of 1988; ’95 P’24; MBA’08'.split(
  '; ',
);
/** Parliaments: the country, and the name in lists of delegations. */
export const HOUSES: Readonly<Record<string, readonly [country: string, name: string]>> = {
  'United States House of Representatives': ['United States of America', 'House of Representatives (USA)'],
  'United States Senate': ['United States of America', 'Senate of the United States'],
  'Lok Sabha': ['India', 'House of the People (Lok Sabha)'],
  'Rajya Sabha': ['India', 'Council of States (Rajya Sabha)'],
  'Chamber of Deputies': ['Chile', 'Chamber of Deputies (Chile)'],
  'Senate of Chile': ['Chile', 'Senate of Chile'],
};
/** Letters that the keyboards of Germany and France exchange. */
export const KEYBOARDS = [pairsOf('y=z z=y Y=Z Z=Y'), pairsOf('a=q q=a z=w w=z A=Q Q=A Z=W W=Z')];
/** Women’s and men’s names one letter away from the name of another. */
export const NEAR = pairsOf(
  'John=Joan Joan=John Mark=Mary Mary=Gary Gary=Mary Bill=Jill Jim=Kim Tim=Kim Dan=Jan Ron=Don Ken=Ben Ben=Ken Ray=Roy ' +
    'Roy=Ray Larry=Harry Terry=Jerry Pam=Sam Sam=Pam Rick=Nick Sean=Jean Dean=Jean Paul=Paula Ted=Ned Eric=Erin Erin=Eric ' +
    'Jane=June Jay=Joy Don=Ron Jeff=Jess Barry=Harry Dave=Dale Tom=Tim',
);
export const KANA_FIRST = pairsOf(
  'John=ジョン William=ウィリアム James=ジェームズ Thomas=トーマス David=デイビッド Charles=チャールズ Robert=ロバート George=ジョージ ' +
    'Mike=マイク Joseph=ジョセフ Michael=マイケル Richard=リチャード Henry=ヘンリー Mark=マーク Samuel=サミュエル Jim=ジム Steve=スティーブ ' +
    'Edward=エドワード Bill=ビル Tom=トム Paul=ポール Joe=ジョー Daniel=ダニエル Chris=クリス Frank=フランク Scott=スコット Brian=ブライアン ' +
    'Kevin=ケビン Andrew=アンドリュー Peter=ピーター Benjamin=ベンジャミン Jason=ジェイソン Mary=メアリー Eric=エリック Gary=ゲイリー ' +
    'Patrick=パトリック Linda=リンダ Karen=カレン Anthony=アンソニー Adam=アダム Susan=スーザン Barbara=バーバラ Lisa=リサ Bruce=ブルース ' +
    'Donald=ドナルド Martin=マーティン Nancy=ナンシー Jennifer=ジェニファー',
);
export const KANA_LAST = pairsOf(
  'Smith=スミス Johnson=ジョンソン Brown=ブラウン Williams=ウィリアムズ Miller=ミラー Jones=ジョーンズ Davis=デイビス Wilson=ウィルソン ' +
    'Taylor=テイラー Anderson=アンダーソン White=ホワイト Moore=ムーア Thompson=トンプソン Jackson=ジャクソン Harris=ハリス Martin=マーティン ' +
    'Campbell=キャンベル Murphy=マーフィー Nelson=ネルソン Evans=エバンズ Scott=スコット Rogers=ロジャース Walker=ウォーカー Robinson=ロビンソン ' +
    'Mitchell=ミッチェル Turner=ターナー Baker=ベイカー Adams=アダムズ Edwards=エドワーズ Butler=バトラー Roberts=ロバーツ Howard=ハワード ' +
    'Carter=カーター Morgan=モーガン Sullivan=サリバン Richardson=リチャードソン Bennett=ベネット Collins=コリンズ Kennedy=ケネディ Kelly=ケリー ' +
    'Parker=パーカー Patterson=パターソン Walsh=ウォルシュ Garcia=ガルシア Stone=ストーン Brooks=ブルックス Bailey=ベイリー Russell=ラッセル ' +
    'Peterson=ピーターソン Foster=フォスター Morris=モリス Hamilton=ハミルトン Ford=フォード Price=プライス Watson=ワトソン Cooper=クーパー ' +
    'Phillips=フィリップス Crawford=クロフォード Marshall=マーシャル Harrison=ハリソン Bradley=ブラッドリー Coleman=コールマン Perry=ペリー ' +
    'Gordon=ゴードン Reynolds=レイノルズ Jordan=ジョーダン Hunter=ハンター',
);
/** Other signs for a sound in Hindi. */
export const SIGNS: readonly (readonly [RegExp, string])[] = (
  'ं(?=[कखगघ])>ङ्,ं(?=[चछजझ])>ञ्,ं(?=[टठडढ])>ण्,ं(?=[तथदध])>न्,ं(?=[पफबभ])>म्,न्(?=[तथदध])>ं,म्(?=[पफबभ])>ं,ण्(?=[टठडढ])>ं,' +
  'ँ>ं,\u093c>,ी(?= |$)>ि,ू(?=[क-ह])>ु,ु(?=[क-ह])>ू,ाई>ायी,ये(?= |$)>ए'
)
  .split(',')
  .map((pair) => pair.split('>'))
  .map(([sign, other]) => [new RegExp(sign!), other!]);
export const HINDI: Readonly<Record<string, string>> = { 'Lok Sabha': 'लोक सभा', 'Rajya Sabha': 'राज्य सभा' };

const FAMILY = pairsOf(
  '김=Kim 이=Lee 박=Park 최=Choi 정=Jung 강=Kang 조=Cho 윤=Yoon 장=Jang 임=Lim 한=Han 오=Oh 서=Seo 신=Shin 권=Kwon 황=Hwang 안=Ahn ' +
    '송=Song 류=Ryu 유=Yoo 홍=Hong 전=Jeon 고=Ko 문=Moon 양=Yang 손=Son 배=Bae 백=Baek 허=Heo 남=Nam 심=Shim 노=Noh 곽=Kwak 성=Sung ' +
    '차=Cha 주=Joo 우=Woo 구=Koo 민=Min 현=Hyun 반=Ban 진=Jin 하=Ha 나=Na 원=Won 천=Chun',
);
/** The forms of a Korean name in Latin letters. */
export const romanized = (last: string, first: string): string[] | null => {
  const family = FAMILY[last];
  if (family === undefined || !/^[가-힣]{2}$/u.test(first)) return null;
  const syllables = [...first].map(syllable);
  const [given, joined] = ['-', ''].map((sign) => syllables.join(sign).replace(/^./, (a) => a.toUpperCase()));
  return [`${family} ${given}`, `${given} ${family}`, `${family.toUpperCase()} ${joined}`];
};

export const MISSPELT = listOf(
  'University=Univeristy University=Universty Institute=Insitute Institute=Institue Government=Goverment Association=Assocation ' +
    'Commission=Commision Technology=Tecnology Management=Managment Environment=Enviroment Committee=Commitee Science=Sience ' +
    'Department=Deparment Laboratory=Labratory Veterinary=Vetinary Pharmaceutical=Pharmaceutcal Research=Reseach Museum=Musuem ' +
    'Development=Developement Council=Counsil Hospital=Hopsital Engineering=Enginering College=Colledge Library=Libary ' +
    'Society=Soceity International=Internationl National=Natonal Agricultural=Agricutural Medicine=Medecine Authority=Authorty',
);
const BRITISH = listOf(
  'Centre=Center Organisation=Organization Labour=Labor Paediatric=Pediatric Behavioural=Behavioral Behaviour=Behavior Fibre=Fiber ' +
    'Defence=Defense Programme=Program Haematology=Hematology Theatre=Theater Orthopaedic=Orthopedic Archaeology=Archeology ' +
    'Archaeological=Archeological Aluminium=Aluminum Tumour=Tumor Anaesthesia=Anesthesia Harbour=Harbor Gynaecology=Gynecology',
);
export const SPELLINGS = [...BRITISH, ...BRITISH.map(([british, american]) => [american, british] as const)];
/** Legal forms of East Asia, with their abbreviations. */
export const FORMS = listOf(
  '医療法人社団=(医社) 医療法人=(医) 一般財団法人=(一財) 公益財団法人=(公財) 一般社団法人=(一社) 公益社団法人=(公社) 独立行政法人=(独) ' +
    '株式会社=(株) 株式会社=㈱ 有限会社=(有) 股份有限公司= 有限责任公司= 有限公司= 주식회사=(주)',
);
export const LEGAL =
  /,? (Co\.?,? Ltd\.?|Inc\.?|Ltd\.?|GmbH|S\.?A\.?|AG|LLC|Corp\.?|Corporation|S\.?r\.?l\.?|K\.K\.)$/i;
/** Provinces of China and prefectures of Japan. */
export const PROVINCES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  省: pairsOf(
    '浙江=Zhejiang 江苏=Jiangsu 山东=Shandong 湖北=Hubei 湖南=Hunan 四川=Sichuan 陕西=Shaanxi 河南=Henan 河北=Hebei 云南=Yunnan ' +
      '广东=Guangdong 福建=Fujian 安徽=Anhui 江西=Jiangxi 山西=Shanxi 贵州=Guizhou 甘肃=Gansu 吉林=Jilin 辽宁=Liaoning',
  ),
  県: pairsOf(
    '愛知=Aichi 福岡=Fukuoka 広島=Hiroshima 兵庫=Hyogo 神奈川=Kanagawa 千葉=Chiba 長野=Nagano 静岡=Shizuoka 岡山=Okayama 新潟=Niigata ' +
      '熊本=Kumamoto 埼玉=Saitama 茨城=Ibaraki 栃木=Tochigi 群馬=Gunma 岐阜=Gifu 三重=Mie 滋賀=Shiga 奈良=Nara',
  ),
};
/** The old hosts of local governments. */
export const HOSTS = pairsOf('City=ci Town=town Village=village County=co');
export const SCHOOLS: readonly (readonly [RegExp, readonly string[]])[] = [
  [/^(?:The )?University of (\p{L}{4,}[\p{L} ]*)$/u, ['U of $1', 'U. of $1', 'Uni of $1']],
  [/^(\p{L}{4,}[\p{L} ]*) University$/u, ['$1 U', '$1 U.', '$1 Uni']],
  [/^(\p{L}{4,}[\p{L} ]*) Community College$/u, ['$1 CC', '$1 Comm. Coll.']],
  [/^(\p{L}{4,}[\p{L} ]*) College$/u, ['$1 Coll', '$1 Coll.']],
];
