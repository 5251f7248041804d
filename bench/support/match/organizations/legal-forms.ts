import { mistyped } from '../../search/random.js';
import type { Kinds } from '../records.js';
import { companyOf, countryOf, wordsOf, type Tools } from '../tools.js';
import {
  EAST_ASIAN_FORMS,
  FOREIGN_FORMS,
  FORMS_BY_COUNTRY,
  FORM_WITH_POINTS,
  LEGAL_FORM,
  LEGAL_FORMS,
} from '../writings/legal-forms.js';
import { tableOf } from '../writings/tables.js';

const ADDED = [' Inc.', ', Inc.', ' LLC', ' Ltd.', ' Corp.', ' GmbH'];
const IN_FULL = tableOf(
  'coltd=Company Limited,inc=Incorporated,corp=Corporation,ltd=Limited,gmbh=Gesellschaft mit beschränkter Haftung,' +
    'llc=Limited Liability Company,ag=Aktiengesellschaft,plc=Public Limited Company,sa=Société Anonyme',
);

/** Legal forms of organizations. */
export function legalForms(tools: Tools): Kinds {
  const {
    random,
    pick,
    below,
    asked,
    sole,
    single,
    placed,
    company,
    organization,
    bearers,
    fitting,
    aliases,
  } = tools;
  return {
    'a legal form that the record lacks': () => {
      const one = single();
      const hasOne = /\b(inc|llc|ltd|limited|corp|corporation|company|gmbh|ag)\b/i.test(one?.name ?? '');
      return !one || hasOne ? null : asked(one.name + pick(ADDED), {}, one.key);
    },
    'the legal form in another form or omitted': () => {
      const one = organization({ isUnique: true });
      const words = one.name.split(' ');
      const forms = LEGAL_FORMS.find((all) => all.includes(words.at(-1)!));
      const bare = words.slice(0, -1).join(' ').replace(/,$/, '');
      if (!forms || bare.length < 6 || fitting(bare) !== 1) return null;
      const other = pick(forms.filter((form) => form !== words.at(-1)));
      return asked(pick([bare, mistyped(bare, random)]) + pick([` ${other}`, `, ${other}`, '']), {}, one.key);
    },
    'the legal form in full': company(({ name }) => {
      const form = LEGAL_FORM.exec(name.replace(/ \([^)]+\)$/, ''));
      const full = IN_FULL[form?.[0].toLowerCase().replace(/[^a-z]/g, '') ?? ''];
      const base = name.slice(0, form?.index ?? 0);
      if (full === undefined || wordsOf(base).length < 2 || fitting(base) !== 1) return null;
      return pick([`${base} ${full}`.toUpperCase(), `${base} ${full}`]);
    }),
    'another legal form': company(({ name }) =>
      LEGAL_FORM.test(name) ? name.replace(LEGAL_FORM, pick([' plc', ' GmbH', ' LLC', ' S.A.'])) : null,
    ),
    'a legal form of another language': company(({ name }) => {
      const [found, ...forms] = FOREIGN_FORMS.find(([form]) => form.test(name)) ?? [];
      const base = found === undefined ? '' : name.replace(found, '');
      return /[\p{L}\d]{3}$/u.test(base) && fitting(base) === 1 ? `${base} ${pick(forms)}` : null;
    }),
    'the legal form of the country for its name, the place': () => {
      const one = organization();
      const [written, country] = companyOf(one) ?? [];
      const base = written?.replace(LEGAL_FORM, '');
      if (base === undefined || country === undefined || base.length < 5) return null;
      if (FORMS_BY_COUNTRY[country] === undefined || fitting(`${base} ${country}`) !== 1) return null;
      if (countryOf(one) !== country) return null;
      const name = `${base} ${pick(FORMS_BY_COUNTRY[country])}`;
      return asked(pick([name, name.toUpperCase()]), { place: pick([country, one.place]) }, one.key);
    },
    'other points in the legal form, capitals': () => {
      const one = sole();
      const [, base, comma, form] = FORM_WITH_POINTS.exec(one?.name ?? '') ?? [];
      if (!one || base === undefined || form === undefined || fitting(base) > 1) return null;
      const other = /[.,]/.test(form)
        ? form.replace(/[.,]/g, '')
        : form.replace(/^(Inc|Ltda?)$|[A-Za-z]/g, '$&.');
      return asked(`${base}${comma === '' && below(2) ? ',' : ''} ${other}`.toUpperCase(), {}, one.key);
    },
    'an East Asian legal form abbreviated or omitted': () => {
      const [one, [form, short]] = [organization(), pick(EAST_ASIAN_FORMS)];
      const alias = aliases(one.key).find((name) => name.startsWith(form) || name.endsWith(form)) ?? '';
      const name = alias.replace(form, '').trim();
      if (name.length < 3 || /法人|公司|会社/.test(name) || bearers(alias) > 1) return null;
      if (bearers(name) > (aliases(one.key).includes(name) ? 1 : 0)) return null;
      return asked(
        pick([short + name, name + short, alias.replace(form, short), name]),
        placed(one),
        one.key,
      );
    },
    'a legal form, two typing errors': company(({ name }) =>
      name.length < 20 || /\d/.test(name) ? null : mistyped(mistyped(name, random), random) + pick(ADDED),
    ),
    'a legal form, another order of the words': company(({ name }) => {
      const words = name.split(' ');
      return words.length !== 3 || /[(),\d]/.test(name)
        ? null
        : `${words[1]!} ${words[2]!} ${words[0]!}, ${pick(['Inc.', 'Ltd', 'LLC', 'S.A.'])}`;
    }),
  };
}
