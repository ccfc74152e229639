import { startSandbox } from '@latchkit/sandbox'
import { serveDemo } from '@latchkit/sandbox/demo-server'
import { chromium } from 'playwright'
import { chromiumFlags, needChromium } from '../../../core/tools/find-chromium.mjs'
import { buildPages } from './build-pages.ts'
import type { Sample } from './measures.ts'
import { reportOf, tableOf } from './report.ts'
import { sampleCold, sampleMemory, sampleWarm } from './sample.ts'
import { type Scrolling, sampleScrolling, scrollingTable } from './scroll.ts'
import type { App, BenchContext } from './visit.ts'

/** Measures both apps alternately, so that other load on the machine affects both equally. */
async function round(ground: BenchContext, order: readonly App[]): Promise<Sample[]> {
  const samples: Sample[] = []
  for (const speed of [1, 4]) {
    for (const app of order) samples.push(await sampleCold(ground, app, speed))
    for (const app of order) samples.push(await sampleWarm(ground, app, speed))
  }
  for (const app of order) samples.push(await sampleMemory(ground, app))
  return samples
}

/** Scrolls a list as long as the public one at two CPU speeds, and a much longer one. */
async function scrollings(ground: BenchContext): Promise<Scrolling[]> {
  const samples: Scrolling[] = []
  for (const [wallets, speed] of [
    [600, 1],
    [600, 4],
    [5_000, 1],
  ] as const)
    samples.push(await sampleScrolling(ground, wallets, speed))
  return samples
}

/**
 * `cli.ts [--pages N] [--scrolling] [--json]`: builds both apps, visits each N times (default 15),
 * prints medians, then scrolls through all wallets. `--scrolling`: only that. `--json`: prints one
 * JSON object.
 */
async function main(args: readonly string[]): Promise<void> {
  const asked = Number(args[args.indexOf('--pages') + 1])
  const only = args.includes('--scrolling')
  const pages = args.includes('--pages') && Number.isInteger(asked) && asked > 0 ? asked : 15
  const leaving: (() => Promise<void>)[] = []
  const leave = async () => {
    for (let next = leaving.pop(); next !== undefined; next = leaving.pop()) await next()
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void leave().finally(() => process.exit(1)))
  try {
    const executablePath = needChromium()
    const built = await buildPages()
    leaving.push(built.remove)
    const { stop, ...sandbox } = await startSandbox({ ports: 'free' })
    leaving.push(stop)
    const server = await serveDemo({ csp: false, sandbox, folder: built.folder })
    leaving.push(server.stop)
    const browser = await chromium.launch({
      executablePath,
      args: chromiumFlags(),
      handleSIGINT: false,
      handleSIGTERM: false,
    })
    leaving.push(() => browser.close())
    const ground = { browser, url: server.url, pages: built, sandbox }
    const samples: Sample[] = []
    for (let turn = 0; turn < pages && !only; turn += 1) {
      samples.push(...(await round(ground, turn % 2 === 0 ? ['ours', 'floor'] : ['floor', 'ours'])))
      process.stderr.write(`${turn + 1} of ${pages}\n`)
    }
    const scrolling = await scrollings(ground)
    const report = only ? null : reportOf(pages, samples)
    if (args.includes('--json')) return console.log(JSON.stringify({ ...report, scrolling }))
    console.log(
      [...(report === null ? [] : [tableOf(report), '']), scrollingTable(scrolling)].join('\n'),
    )
  } finally {
    await leave()
  }
}

main(process.argv.slice(2)).catch((error) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
