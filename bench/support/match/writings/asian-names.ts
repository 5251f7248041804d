import { rulesOf, tableOf } from './tables.js';

/** Traditional characters with the simplified ones. */
export const SIMPLIFIED = new Map(
  (
    '陳陈張张黃黄吳吴劉刘許许鄭郑楊杨國国榮荣賴赖麗丽蘇苏謝谢龍龙華华賢贤羅罗輝辉鍾钟進进鴻鸿葉叶銘铭維维蕭萧錦锦呂吕東东順顺勝胜慶庆傑杰顏颜莊庄達达偉伟' +
    '萬万堅坚簡简雲云澤泽寶宝應应誠诚漢汉財财蔣蒋歐欧彥彦義义豐丰蘭兰貴贵陽阳聖圣滄沧孫孙凱凯曉晓鈴铃賜赐欽钦儀仪啟启興兴陸陆鳳凤鎮镇趙赵貞贞盧卢長长瑩莹' +
    '謀谋瑋玮發发書书傳传憲宪強强運运樹树錫锡瓊琼靜静滿满復复賓宾蓮莲藍蓝韓韩嚴严連连適适寬宽顧顾煥焕鈺钰聲声棟栋潔洁賀贺見见'
  )
    .match(/../g)!
    .map((pair) => [pair[0]!, pair[1]!]),
);
/** Characters that both ways of writing share. */
export const UNCHANGED = new Set(
  '林李文明蔡王美志淑玉正邱秋金忠永芳清玲周宗秀建曾惠成春江徐洪廖郭仁慧何昌德福瑞世雄俊中全素嘉政碧哲光游潘敏珠雅智宏君昭燕天芬如宜詹琴良萍祥源高立振英' +
    '洲石隆茂信典士莉煌山育豪治宇月家城峰朝平亮柏施耀尤翁裕沈元富生珍佳勇庭柯斌水雪安璋岳宋民香余慈真馨花海景一戴蓁和梅旺娟坤娥范弘松炳梁添唐培欣冠魏谷朱' +
    '健孟翰峻佑傅有泉枝旭亭思怡麟田恩原曹重妹章彭彰乃段孝吉其超郁以胡方益昆斯威科炎于霞助大盈琪幸上保鼎三洋子秦森耿霖白程媚壬盛木浩婷蔚能雨婉路本敬杰',
);
/** Characters of given names, each with others of its sound. */
export const SAME_SOUND_CHARACTERS =
  '國幗郭 文雯紋聞 玉裕煜育毓鈺 美玫梅 麗莉力立 志智誌治至芝 建健劍 雄熊 英瑛瀅瑩穎 秀琇修 淑舒書姝 俊峻駿鈞均 宏鴻弘洪紅 偉瑋緯維 芳方 春純淳 慧惠蕙輝暉 金錦今 榮蓉容融 隆龍'.split(
    ' ',
  );
/** Names in their own script with a title, or in another order. */
export const IN_OWN_SCRIPT: readonly (readonly [
  RegExp,
  readonly ((first: string, last: string) => string)[],
])[] = [
  [
    /\p{Script=Han}/u,
    [
      (first, last) => `${last}${first}議員`,
      (first, last) => `${last}${first} 議員`,
      (first, last) => `${last} ${first} 委員`,
      (first, last) => `議員\u3000${last}\u3000${first}`,
      (first, last) => `${last}${first}先生`,
    ],
  ],
  [
    /\p{Script=Hangul}/u,
    [
      (first, last) => `${last}${first} 의원`,
      (first, last) => `${last}${first} 의원님`,
      (first, last) => `${last}${first} 씨`,
      (first, last) => `${last} ${first}`,
    ],
  ],
  [
    /\p{Script=Devanagari}/u,
    [
      (first, last) => `माननीय ${first} ${last}`,
      (first, last) => `श्री ${first} ${last}`,
      (first, last) => `${first} ${last} जी`,
      (first, last) => `${last}, ${first}`,
    ],
  ],
];
/** Given and last names in katakana. */
export const KANA_FIRST = tableOf(
  'John=ジョン William=ウィリアム James=ジェームズ Thomas=トーマス David=デイビッド Charles=チャールズ Robert=ロバート George=ジョージ ' +
    'Mike=マイク Joseph=ジョセフ Michael=マイケル Richard=リチャード Henry=ヘンリー Mark=マーク Samuel=サミュエル Jim=ジム Steve=スティーブ ' +
    'Edward=エドワード Bill=ビル Tom=トム Paul=ポール Joe=ジョー Daniel=ダニエル Chris=クリス Frank=フランク Scott=スコット Brian=ブライアン ' +
    'Kevin=ケビン Andrew=アンドリュー Peter=ピーター Benjamin=ベンジャミン Jason=ジェイソン Mary=メアリー Eric=エリック Gary=ゲイリー ' +
    'Patrick=パトリック Linda=リンダ Karen=カレン Anthony=アンソニー Adam=アダム Susan=スーザン Barbara=バーバラ Lisa=リサ Bruce=ブルース ' +
    'Donald=ドナルド Martin=マーティン Nancy=ナンシー Jennifer=ジェニファー',
  ' ',
);
export const KANA_LAST = tableOf(
  'Smith=スミス Johnson=ジョンソン Brown=ブラウン Williams=ウィリアムズ Miller=ミラー Jones=ジョーンズ Davis=デイビス Wilson=ウィルソン ' +
    'Taylor=テイラー Anderson=アンダーソン White=ホワイト Moore=ムーア Thompson=トンプソン Jackson=ジャクソン Harris=ハリス Martin=マーティン ' +
    'Campbell=キャンベル Murphy=マーフィー Nelson=ネルソン Evans=エバンズ Scott=スコット Rogers=ロジャース Walker=ウォーカー Robinson=ロビンソン ' +
    'Mitchell=ミッチェル Turner=ターナー Baker=ベイカー Adams=アダムズ Edwards=エドワーズ Butler=バトラー Roberts=ロバーツ Howard=ハワード ' +
    'Carter=カーター Morgan=モーガン Sullivan=サリバン Richardson=リチャードソン Bennett=ベネット Collins=コリンズ Kennedy=ケネディ Kelly=ケリー ' +
    'Parker=パーカー Patterson=パターソン Walsh=ウォルシュ Garcia=ガルシア Stone=ストーン Brooks=ブルックス Bailey=ベイリー Russell=ラッセル ' +
    'Peterson=ピーターソン Foster=フォスター Morris=モリス Hamilton=ハミルトン Ford=フォード Price=プライス Watson=ワトソン Cooper=クーパー ' +
    'Phillips=フィリップス Crawford=クロフォード Marshall=マーシャル Harrison=ハリソン Bradley=ブラッドリー Coleman=コールマン Perry=ペリー ' +
    'Gordon=ゴードン Reynolds=レイノルズ Jordan=ジョーダン Hunter=ハンター',
  ' ',
);
/** Other signs for a sound in Hindi. */
export const HINDI_SIGNS = rulesOf(
  'ं(?=[कखगघ])=ङ्,ं(?=[चछजझ])=ञ्,ं(?=[टठडढ])=ण्,ं(?=[तथदध])=न्,ं(?=[पफबभ])=म्,न्(?=[तथदध])=ं,म्(?=[पफबभ])=ं,ण्(?=[टठडढ])=ं,' +
    'ँ=ं,\u093c=,ी(?= |$)=ि,ू(?=[क-ह])=ु,ु(?=[क-ह])=ू,ाई=ायी,ये(?= |$)=ए',
);
/** Romanizations of the names of India. */
export const INDIAN_SPELLINGS = rulesOf(
  'aa=a,ee=i,oo=u,([^ ])w=$1v,v=w,ksh=x,ou=au,au=ou,th([aeiou])=t$1,ta=tha,([^aeo])y$=$1i,ia$=iya,iya=ia,ndra=nder,' +
    'shr=sr,ur$=oor,mm=m,shwa=swa,jay=jai,Singh$=Sinh,Cha?o?udhary$=Chowdhury,Mohamm?[ae]d=Mohd.,Lakshmi=Laxmi,Prasad$=Parsad,' +
    'Reddy$=Reddi,Krishna$=Krishan,dh=d,esh$=eesh',
);
