/** What a scanner reads instead of a letter. */
export const SCANNED: readonly (readonly [RegExp, string])[] = [
  [/m/g, 'rn'],
  [/rn/g, 'm'],
  [/(?<=[a-z])l/g, '1'],
  [/(?<=[a-z])i/g, 'l'],
  [/o/g, '0'],
  [/d/g, 'cl'],
  [/w/g, 'vv'],
  [/h/g, 'b'],
  [/e/g, 'c'],
  [/B/g, '8'],
  [/S/g, '5'],
  [/g/g, 'q'],
  [/ri/g, 'n'],
];
/** First names of one sound. */
export const SOUNDS = (
  'Stephen Steven Stephan|Catherine Katherine Kathryn Cathryn Katharine|Sean Shawn Shaun|Jeffrey Geoffrey Jeffery|' +
  'Brian Bryan Bryon|Eric Erik Erick|Mark Marc|Philip Phillip|Alan Allan Allen|Sara Sarah|Ann Anne|Teresa Theresa|' +
  'Deborah Debra Debora|Lindsay Lindsey|Carl Karl|Neil Neal|Lawrence Laurence|Gary Garry|Tracy Tracey|' +
  'Rebecca Rebekah|Kathy Cathy|Zachary Zackary|Nicholas Nicolas|Frederick Fredrick|Christina Kristina|Jon John|' +
  'Christine Kristine|Kristin Kristen|Carol Carole|Elizabeth Elisabeth|Thomas Tomas|Susan Suzan|Michele Michelle|' +
  'Diane Dianne|Denise Denyse|Marian Marion|Leslie Lesley|Joanne Joann|Jerry Gerry|Terry Terri|Curtis Kurtis|' +
  'Anthony Antony|Matthew Mathew|Russell Russel|Elliott Eliot|Stuart Stewart|Gregory Greggory'
)
  .split('|')
  .map((names) => names.split(' '));
export const WOMEN = new Set(
  (
    'Mary Susan Linda Barbara Patricia Karen Nancy Elizabeth Jennifer Deborah Debra Lisa Kathleen Carol Sharon ' +
    'Michelle Laura Margaret Sarah Kimberly Cynthia Donna Pamela Judith Judy Sandra Janet Diane Carolyn Ann Anne ' +
    'Julie Jessica Amy Melissa Rebecca Christine Catherine Katherine Kathy Stephanie Angela Martha Jane Joan ' +
    'Heather Emily Rachel Teresa Cheryl Betty Dorothy Helen Ruth Virginia Shirley Anna Alice Marilyn Beverly ' +
    'Tina Kelly Lori Erin Megan Andrea Suzanne Denise Jill Robin Brenda Rosemary Maria Jean Peggy Bonnie Connie'
  ).split(' '),
);
export const MEN = 'James Robert William Thomas Charles George Edward Henry Paul Daniel'.split(' ');
export const INDIAN = /^(?:Rajya|Lok) Sabha$|Legislative Assembly$|Vidhan|Municipal Corporation/;
/** Spellings of Indian names in the Latin script. */
export const INDIAN_SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/\bSingh\b/, 'Sinh'],
  [/\bChoudhary\b|\bChaudhary\b/, 'Chowdhury'],
  [/\bMohammad\b|\bMohammed\b|\bMuhammad\b/, 'Mohd.'],
  [/Lakshmi/, 'Laxmi'],
  [/laksh?m/, 'laxm'],
  [/Prasad\b/, 'Parsad'],
  [/\bReddy\b/, 'Reddi'],
  [/Krishna\b/, 'Krishan'],
  [/Raj(?=k)/, 'Raaj'],
  [/ee/, 'i'],
  [/oo/, 'u'],
  [/aa/, 'a'],
  [/ai/, 'ay'],
  [/V(?=[aei])/, 'W'],
  [/w(?=a)/, 'v'],
  [/dh/, 'd'],
  [/th(?=[aiu])/, 't'],
  [/esh\b/, 'eesh'],
  [/sh(?=w)/, 's'],
  [/(?<=[a-z]{3})i\b/, 'y'],
  [/(?<=[a-z]{3})y\b/, 'i'],
];
/** How far the letters of a script of Unicode are from those of Devanagari. */
export const SCRIPTS: readonly (readonly [number, RegExp])[] = [
  [0x180, /^[\p{Script=Gujarati} ]+$/u],
  [0x300, /^[\p{Script=Telugu} ]+$/u],
  [0x380, /^[\p{Script=Kannada} ]+$/u],
];
export const SIMPLIFIED = new Map(
  (
    '陳陈張张黃黄吳吴劉刘許许鄭郑楊杨國国榮荣賴赖麗丽蘇苏謝谢龍龙華华賢贤羅罗輝辉鍾钟進进鴻鸿葉叶銘铭維维蕭萧錦锦呂吕東东順顺勝胜慶庆傑杰顏颜莊庄達达偉伟' +
    '萬万堅坚簡简雲云澤泽寶宝應应誠诚漢汉財财蔣蒋歐欧彥彦義义豐丰蘭兰貴贵陽阳聖圣滄沧孫孙凱凯曉晓鈴铃賜赐欽钦儀仪啟启興兴陸陆鳳凤鎮镇趙赵貞贞盧卢長长瑩莹' +
    '謀谋瑋玮發发書书傳传憲宪強强運运樹树錫锡瓊琼靜静滿满復复賓宾蓮莲藍蓝韓韩嚴严連连適适寬宽顧顾煥焕鈺钰聲声棟栋潔洁賀贺見见'
  )
    .match(/../g)!
    .map((pair) => [pair[0]!, pair[1]!]),
);
/** Letters that both ways of writing share. */
export const SHARED = new Set(
  '林李文明蔡王美志淑玉正邱秋金忠永芳清玲周宗秀建曾惠成春江徐洪廖郭仁慧何昌德福瑞世雄俊中全素嘉政碧哲光游潘敏珠雅智宏君昭燕天芬如宜詹琴良萍祥源高立振英' +
    '洲石隆茂信典士莉煌山育豪治宇月家城峰朝平亮柏施耀尤翁裕沈元富生珍佳勇庭柯斌水雪安璋岳宋民香余慈真馨花海景一戴蓁和梅旺娟坤娥范弘松炳梁添唐培欣冠魏谷朱' +
    '健孟翰峻佑傅有泉枝旭亭思怡麟田恩原曹重妹章彭彰乃段孝吉其超郁以胡方益昆斯威科炎于霞助大盈琪幸上保鼎三洋子秦森耿霖白程媚壬盛木浩婷蔚能雨婉路本敬杰',
);
export const TAGS = ['news', 'newsletter', 'events', 'rsvp', 'lists', 'capitol', 'eventbrite', 'spam'];
export const TURNS = [
  (name: string) => `10:15 Opening remarks: ${name}`,
  (name: string) => `Keynote - ${name}`,
  (name: string) => `Panel 2 (moderator): ${name}`,
  (name: string) => `09:00–09:30 Welcome by ${name}`,
  (name: string) => `12.30 Lunch with ${name}`,
  (name: string) => `Invited speaker: ${name}`,
];
export const CALLERS = [
  (name: string) => `${name}'s iPhone`,
  (name: string) => `${name} (Guest)`,
  (name: string) => `iPad von ${name}`,
  (name: string) => `${name} (Host, me)`,
  (name: string) => `${name} - on mobile`,
  (name: string) => `${name} (External)`,
  (name: string) => `${name} (Unverified)`,
  (name: string) => `${name} [Teams]`,
];
export const CAMPAIGNS = [
  (name: string) => `Friends of ${name}`,
  (name: string) => `Committee to Elect ${name}`,
  (name: string) => `${name} for Congress`,
  (name: string) => `${name} for Senate 2024`,
  (name: string) => `Citizens for ${name}`,
  (name: string) => `${name} Victory Fund`,
  (name: string) => `Re-Elect ${name} PAC`,
];
export const STAFF = [
  (name: string) => `Chief of Staff to ${name}`,
  (name: string) => `Scheduler for ${name}`,
  (name: string) => `${name}'s press secretary`,
  (name: string) => `Legislative Director, Office of ${name}`,
  (name: string) => `Intern to ${name}`,
  (name: string) => `Attorney for ${name}`,
];
export const ABROAD = [
  'Postdoctoral researcher',
  'Lecturer in Geology',
  'Doctoral student',
  'Subject librarian',
];
