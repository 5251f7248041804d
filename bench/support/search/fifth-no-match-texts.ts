/* Texts that mean no record, with slots such as {last}, which `FifthDraws.write` fills. */

export const MESSAGES = [
  'How do I {change} my {setting}?',
  'Your {parcel} {number} has been {delayed}',
  'Ihr {paket} {number} kommt am {date}',
  "TypeError: Cannot read properties of undefined (reading '{property}')",
  'npm ERR! code {error}',
  'ERROR: relation "{table}" does not exist at character {n}',
  'wifi {slow} since {weekday}',
  'La reunión empieza a las {time}, no lleguéis tarde',
  'meine {einstellung} vergessen, was tun',
  'please find attached the {attachment} for {date}',
  '{date} {time} kernel: {table} timeout, retrying in {n} s',
  'can you send me the {attachment} again thanks',
  'Bonjour, votre {colis} {number} est en retard',
];
export const MESSAGE_WORDS = {
  change: ['change', 'reset', 'recover', 'cancel', 'print'],
  setting: ['password', 'user name', 'subscription', 'PIN', 'profile picture', 'ringtone'],
  parcel: ['parcel', 'refund', 'order', 'booking'],
  delayed: ['shipped', 'delayed', 'cancelled', 'returned to sender'],
  paket: ['Paket', 'Einschreiben', 'Ersatzteil'],
  colis: ['colis', 'remboursement', 'commande'],
  property: ['map', 'length', 'then', 'value', 'forEach'],
  error: ['ERESOLVE', 'EACCES', 'ENOENT', 'E404', 'ELIFECYCLE'],
  table: ['orders', 'sessions', 'carts', 'tmp_jobs', 'ath10k_pci'],
  slow: ['slow upstairs', 'keeps dropping', 'not working', 'very slow'],
  einstellung: ['PIN', 'Kundennummer', 'Zugangsdaten'],
  attachment: ['slides', 'signed copy', 'spreadsheet', 'seating plan', 'receipt'],
};

export const TRADES = [
  'Plumbing Supplies',
  'Roofing',
  'Auto Repair',
  'Dry Cleaning',
  'Wedding Photography',
  'Driving School',
  'Removals',
  'Dental Practice',
  'Carpets',
  'Catering',
];
export const FIRMS = [
  '{last} {trade} Ltd',
  '{last} & Sons {trade}',
  '{last} {trade} LLC, invoice {number}',
  'Bäckerei {last} GmbH & Co. KG',
  'Garage {last} SARL',
  '{LAST} {trade} opening hours',
  'Autohaus {last} Öffnungszeiten',
  'Ristorante {last} prenotazione',
];

export const ADDRESSES = [
  '{given}.{family}@gmail.com',
  '{given}{year}{family}@example.org',
  'https://www.{family}-consulting.biz/about?ref=nav',
  'mailto:{given}_{family}@example.net',
  'http://{given}{family}.blog.example/feed',
  'to=<{family}.{given}@hotmail.example>, status=sent',
  'ftp.{family}{year}.example',
];

export const GOODS = [
  '{tool} manual pdf',
  '{tool} {year} spare parts',
  'used {tool} for sale',
  '{tool} gebraucht kaufen',
  'how to clean a {tool}',
  '{tool} price {year}',
  '{tool} d’occasion pas cher',
];
export const GOODS_WORDS = {
  tool: [
    'Kirby vacuum bag',
    'Rawlings baseball glove',
    'Wedgwood teapot',
    'Wilson tennis racket',
    'Stanley thermos flask',
    'Sheaffer fountain pen',
    'Lincoln welding helmet',
    'Morris dining chair',
    'Baldwin upright piano',
    'Gibson acoustic guitar',
    'Martin ukulele strings',
    'Marshall guitar amplifier',
    'Campbell tomato soup',
    'Singer sewing machine',
    'Remington shaver',
    'Hoover carpet sweeper',
    'Mason jar lids',
    'Webster pocket dictionary',
    'Evinrude outboard motor',
    'Buck folding knife',
    'Mercury outboard propeller',
    'Bailey hand plane',
    'Warner ladder hook',
    'Bell bicycle helmet',
    'Black and Decker drill',
    'Coleman camping stove',
    'Harley Davidson saddlebag',
    'Burton snowboard bindings',
    'Weber grill cover',
    'Carhartt beanie',
    'Levi jeans jacket',
  ],
};

export const STREETS = [
  '{number} {last} Ave Apt {n}',
  'corner of {last} Ave & 5th',
  'parking near {last} Rd',
  '2-bedroom flat, {last} Close {n}',
  '{last}straße {n}, Hinterhaus',
  '{n} rue {last}, 3e étage',
  'bus stop {low} lane',
  'Calle {last} {n}, 2º izq.',
  'water main break on {last} Blvd at {time}',
];
export const STREET_WORDS = ['Ave', 'Rd', 'Road', 'Blvd', 'Boul', 'Lane', 'Close', 'Rue', 'Calle'];
