import { Researcher } from '../src/research/researcher/researcher.js';
import type { FictionalSite } from '../test/research-sites/fictional-site.js';
import { precision, recall, score } from '../test/research-sites/score.js';
import { serveSites } from '../test/research-sites/site-server.js';
import {
  DEVELOPMENT_SITES,
  HELD_OUT_SITES,
  SECOND_HELD_OUT_SITES,
  THIRD_HELD_OUT_SITES,
  FOURTH_HELD_OUT_SITES,
  FIFTH_HELD_OUT_SITES,
  SIXTH_HELD_OUT_SITES,
  SEVENTH_HELD_OUT_SITES,
  EIGHTH_HELD_OUT_SITES,
  NINTH_HELD_OUT_SITES,
  TENTH_HELD_OUT_SITES,
  ELEVENTH_HELD_OUT_SITES,
  TWELFTH_HELD_OUT_SITES,
  THIRTEENTH_HELD_OUT_SITES,
} from '../test/research-sites/sites.js';

/**
 * Precision and recall of what the researcher finds, kind by kind, on fictional sites: on the half that the extractors were
 * written against, and on the half that was held out. `BENCH_DETAILS=1` lists what was wrong and what was missed.
 */
const halves: readonly (readonly [title: string, sites: readonly FictionalSite[]])[] = [
  ['Written against', DEVELOPMENT_SITES],
  ['Held out', HELD_OUT_SITES],
  ['Held out, the second', SECOND_HELD_OUT_SITES],
  ['Held out, the third', THIRD_HELD_OUT_SITES],
  ['Held out, the fourth', FOURTH_HELD_OUT_SITES],
  ['Held out, the fifth', FIFTH_HELD_OUT_SITES],
  ['Held out, the sixth', SIXTH_HELD_OUT_SITES],
  ['Held out, the seventh', SEVENTH_HELD_OUT_SITES],
  ['Held out, the eighth', EIGHTH_HELD_OUT_SITES],
  ['Held out, the ninth', NINTH_HELD_OUT_SITES],
  ['Held out, the tenth', TENTH_HELD_OUT_SITES],
  ['Held out, the eleventh', ELEVENTH_HELD_OUT_SITES],
  ['Held out, the twelfth', TWELFTH_HELD_OUT_SITES],
  ['Held out, the thirteenth', THIRTEENTH_HELD_OUT_SITES],
];
const percent = (part: number): string => part.toFixed(3).padStart(9);

for (const [title, sites] of halves) {
  const server = await serveSites(sites);
  try {
    const researcher = new Researcher({
      publicUrl: 'http://127.0.0.1',
      delayMs: 0,
      localSites: server.localSites,
    });
    const results = await Promise.all(
      sites.map(async (site) => ({
        site,
        report: await researcher.research(site.host, { signal: AbortSignal.timeout(60_000) }),
      })),
    );
    const scores = score(results);
    const all = {
      measured: 'all' as never,
      right: scores.flatMap(({ right }) => right),
      wrong: scores.flatMap(({ wrong }) => wrong),
      missed: scores.flatMap(({ missed }) => missed),
    };
    console.log(
      `\n${title}: ${sites.length} sites\n${'kind'.padEnd(20)}precision   recall   right wrong missed`,
    );
    for (const one of [...scores, all]) {
      const counts = [one.right, one.wrong, one.missed]
        .map(({ length }) => String(length).padStart(6))
        .join('');
      console.log(`${one.measured.padEnd(20)}${percent(precision(one))}${percent(recall(one))}  ${counts}`);
      if (process.env['BENCH_DETAILS'] !== undefined && one !== all) {
        for (const value of one.wrong) console.log(`    wrong   ${value}`);
        for (const value of one.missed) console.log(`    missed  ${value}`);
      }
    }
  } finally {
    await server.stop();
  }
}
