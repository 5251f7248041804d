import { withLegalForm } from './legal-forms.js';

it.each([
  ['Marsh Ltd', '. All rights reserved.', 'Marsh Ltd.'],
  ['Kayık Yazılım Ltd', '. Şti. Tüm hakları saklıdır.', 'Kayık Yazılım Ltd. Şti.'],
  ['Oluk San', '. ve Tic. A.Ş. Her hakkı', 'Oluk San. ve Tic. A.Ş.'],
  ['Marsh Pty', '. Ltd. All rights reserved.', 'Marsh Pty. Ltd.'],
  ['Marsh Holdings Co', '., Ltd. All rights', 'Marsh Holdings Co., Ltd.'],
  ['Muster GmbH & Co', '. KG. Alle Rechte', 'Muster GmbH & Co. KG'],
  ['Lipa Sp', '. z o.o. Wszelkie prawa', 'Lipa Sp. z o.o.'],
  ['Lípa s', '. r. o. Všechna práva', 'Lípa s. r. o.'],
  ['Spolek Lípa, z', '. s. Všechna práva', 'Spolek Lípa, z. s.'],
  ['Verein Marsch e', '. V. Alle Rechte', 'Verein Marsch e. V.'],
  ['Pesca S', '. A. de C. V. Todos', 'Pesca S. A. de C. V.'],
])('%s, and %s, is %s', (name, rest, whole) => {
  expect(withLegalForm(name, rest)).toBe(whole);
});

it.each([
  ['Marsh Ltd', '. San Francisco', 'Marsh Ltd.'],
  ['Marsh Inc', '. Site by Foo', 'Marsh Inc.'],
  ['Marsh House', '. Designed by Foo', 'Marsh House'],
  ['Plan A', '. All rights reserved', 'Plan A'],
  ['Marsh Ltd', ' | Imprint', 'Marsh Ltd'],
])('%s ends before %s', (name, rest, whole) => {
  expect(withLegalForm(name, rest)).toBe(whole);
});
