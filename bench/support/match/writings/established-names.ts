import { tableOf } from './tables.js';

/** Lists by key from entries of `key=value value; key=value`. */
const entriesOf = (text: string): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(
    text.split(/;\s*/).map((entry) => {
      const [key, values] = entry.trim().split('=');
      return [key!, values!.split(' ')] as const;
    }),
  );

/** Given and family names in Cyrillic, Greek, Japanese, Arabic and Hebrew, as the press writes them. */
export const ESTABLISHED = entriesOf(`
  John=Джон Τζον ジョン جون ג׳ון; William=Уильям Γουίλιαμ ウィリアム ويليام ויליאם;
  James=Джеймс Τζέιμς ジェームズ جيمس ג׳יימס; David=Дэвид Ντέιβιντ デイビッド ديفيد דייוויד;
  Charles=Чарльз Τσαρλς チャールズ تشارلز צ׳ארלס; Thomas=Томас Τόμας トーマス توماس תומאס;
  George=Джордж Τζορτζ ジョージ جورج ג׳ורג׳; Robert=Роберт Ρόμπερτ ロバート روبرت רוברט;
  Joseph=Джозеф Τζόζεφ ジョセフ جوزيف ג׳וזף; Michael=Майкл Μάικλ マイケル مايكل מייקל;
  Richard=Ричард Ρίτσαρντ リチャード ريتشارد ריצ׳רד; Henry=Генри Χένρι ヘンリー هنري הנרי; Mark=Марк Μαρκ マーク مارك מארק;
  Paul=Пол Πολ ポール بول פול; Daniel=Дэниел Ντάνιελ ダニエル دانيال דניאל; Peter=Питер Πίτερ ピーター بيتر פיטר;
  Andrew=Эндрю Άντριου アンドリュー أندرو אנדרו; Kevin=Кевин Κέβιν ケビン كيفن קווין;
  Brian=Брайан Μπράιαν ブライアン برايان בריאן; Scott=Скотт Σκοτ スコット سكوت סקוט;
  Patrick=Патрик Πάτρικ パトリック باتريك פטריק; Mary=Мэри Μέρι メアリー ماري מרי; Linda=Линда Λίντα リンダ ليندا לינדה;
  Frank=Фрэнк Φρανκ フランク فرانك פרנק; Samuel=Сэмюэл Σάμιουελ サミュエル صامويل סמואל;
  Edward=Эдвард Έντουαρντ エドワード إدوارد אדוארד; Tom=Том Τομ トム توم טום; Bill=Билл Μπιλ ビル بيل ביל;
  Mike=Майк Μάικ マイク مايك מייק; Steve=Стив Στιβ スティーブ ستيف סטיב; Jim=Джим Τζιμ ジム جيم ג׳ים;
  Joe=Джо Τζο ジョー جو ג׳ו; Chris=Крис Κρις クリス كريس כריס; Smith=Смит Σμιθ スミス سميث סמית;
  Johnson=Джонсон Τζόνσον ジョンソン جونسون ג׳ונסון; Brown=Браун Μπράουν ブラウン براون בראון;
  Jones=Джонс Τζόουνς ジョーンズ جونز ג׳ונס; Williams=Уильямс Γουίλιαμς ウィリアムズ ويليامز ויליאמס;
  Miller=Миллер Μίλερ ミラー ميلر מילר; Davis=Дэвис Ντέιβις デイビス ديفيس דייוויס;
  Taylor=Тейлор Τέιλορ テイラー تايلور טיילור; Jackson=Джексон Τζάκσον ジャクソン جاكسون ג׳קסון;
  Moore=Мур Μουρ ムーア مور מור; White=Уайт Γουάιτ ホワイト وايت וייט;
  Anderson=Андерсон Άντερσον アンダーソン أندرسون אנדרסון; Wilson=Уилсон Γουίλσον ウィルソン ويلسون וילסון;
  Thompson=Томпсон Τόμπσον トンプソン طومسون תומפסון; Clark=Кларк Κλαρκ クラーク كلارك קלארק;
  Harris=Харрис Χάρις ハリス هاريس האריס; Campbell=Кэмпбелл Κάμπελ キャンベル كامبل קמפבל;
  Roberts=Робертс Ρόμπερτς ロバーツ روبرتس רוברטס; Murphy=Мёрфи Μέρφι マーフィー مورفي מרפי;
  Rogers=Роджерс Ρότζερς ロジャース روجرز רוג׳רס; Martin=Мартин Μάρτιν マーティン مارتن מרטין;
  King=Кинг Κινγκ キング كينغ קינג; Walker=Уокер Γουόκερ ウォーカー ووكر ווקר;
  Robinson=Робинсон Ρόμπινσον ロビンソン روبنسون רובינסון; Baker=Бейкер Μπέικερ ベイカー بيكر בייקר;
  Lewis=Льюис Λιούις ルイス لويس לואיס; Nelson=Нельсон Νέλσον ネルソン نيلسون נלסון;
  Turner=Тёрнер Τέρνερ ターナー تيرنر טרנר; Kennedy=Кеннеди Κένεντι ケネディ كينيدي קנדי;
  Carter=Картер Κάρτερ カーター كارتر קרטר; Kelly=Келли Κέλι ケリー كيلي קלי; Morgan=Морган Μόργκαν モーガン مورغان מורגן;
  Parker=Паркер Πάρκερ パーカー باركر פרקר; Hamilton=Гамильтон Χάμιλτον ハミルトン هاميلتون המילטון;
  Bennett=Беннетт Μπένετ ベネット بينيت בנט; Marshall=Маршалл Μάρσαλ マーシャル مارشال מרשל;
  Phillips=Филлипс Φίλιπς フィリップス فيليبس פיליפס`);

/** Given and last names in Hangul. */
export const HANGUL_GIVEN = tableOf(
  'John=존,James=제임스,Robert=로버트,Michael=마이클,William=윌리엄,David=데이비드,Richard=리처드,Thomas=토머스,Charles=찰스,' +
    'Daniel=대니얼,Mark=마크,Paul=폴,Steven=스티븐,George=조지,Kenneth=케네스,Kevin=케빈,Brian=브라이언,Edward=에드워드,' +
    'Ronald=로널드,Timothy=티머시,Jason=제이슨,Gary=게리,Scott=스콧,Eric=에릭,Frank=프랭크,Peter=피터,Henry=헨리,Mary=메리,' +
    'Linda=린다,Barbara=바버라,Susan=수전,Lisa=리사,Nancy=낸시,Karen=캐런,Sarah=세라,Laura=로라,Amy=에이미,Julie=줄리',
);

export const HANGUL_LAST = tableOf(
  'Johnson=존슨,Williams=윌리엄스,Brown=브라운,Jones=존스,Miller=밀러,Davis=데이비스,Wilson=윌슨,Anderson=앤더슨,Taylor=테일러,' +
    'Jackson=잭슨,Martin=마틴,Thompson=톰프슨,Harris=해리스,Clark=클라크,Lewis=루이스,Robinson=로빈슨,Walker=워커,Hall=홀,' +
    'Allen=앨런,Scott=스콧,Baker=베이커,Adams=애덤스,Nelson=넬슨,Carter=카터,Roberts=로버츠,Turner=터너,Phillips=필립스,' +
    'Campbell=캠벨,Parker=파커,Evans=에번스,Edwards=에드워즈,Collins=콜린스,Stewart=스튜어트,Morris=모리스,Murphy=머피,' +
    'Rogers=로저스,Cooper=쿠퍼,Ward=워드,Kelly=켈리,Watson=왓슨,Brooks=브룩스,Bennett=베넷,Foster=포스터,Sullivan=설리번,' +
    'Russell=러셀,Graham=그레이엄,Hamilton=해밀턴,Jordan=조던,Simpson=심프슨,Marshall=마셜,Harrison=해리슨,Gibson=깁슨',
);
