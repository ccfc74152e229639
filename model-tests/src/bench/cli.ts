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

/** Measures both apps in turn, so that other load on the machine affects both equally. */
async function measureRound(context: BenchContext, order: readonly App[]): Promise<Sample[]> {
  const samples: Sample[] = []
  for (const speed of [1, 4]) {
    for (const app of order) samples.push(await sampleCold(context, app, speed))
    for (const app of order) samples.push(await sampleWarm(context, app, speed))
  }
  for (const app of order) samples.push(await sampleMemory(context, app))
  return samples
}

/**
 * Scrolls a list of 600 wallets, about the size of the public directory, at two CPU speeds, and one
 * of 5,000 wallets.
 */
async function measureScrolling(context: BenchContext): Promise<Scrolling[]> {
  const samples: Scrolling[] = []
  for (const [wallets, speed] of [
    [600, 1],
    [600, 4],
    [5_000, 1],
  ] as const)
    samples.push(await sampleScrolling(context, wallets, speed))
  return samples
}

/**
 * `cli.ts [--pages N] [--scrolling] [--json]`: builds both apps, visits each N times (default 15),
 * prints medians, then scrolls through all wallets. `--scrolling`: only that. `--json`: prints one
 * JSON object.
 */
async function main(args: readonly string[]): Promise<void> {
  const pageCount = Number(args[args.indexOf('--pages') + 1])
  const scrollingOnly = args.includes('--scrolling')
  const pages =
    args.includes('--pages') && Number.isInteger(pageCount) && pageCount > 0 ? pageCount : 15
  const cleanups: (() => Promise<void>)[] = []
  const cleanUp = async () => {
    for (let cleanup = cleanups.pop(); cleanup !== undefined; cleanup = cleanups.pop())
      await cleanup()
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void cleanUp().finally(() => process.exit(1)))
  try {
    const executablePath = needChromium()
    const built = await buildPages()
    cleanups.push(built.remove)
    const { stop, ...sandbox } = await startSandbox({ ports: 'free' })
    cleanups.push(stop)
    const server = await serveDemo({ csp: false, sandbox, folder: built.folder })
    cleanups.push(server.stop)
    const browser = await chromium.launch({
      executablePath,
      args: chromiumFlags(),
      handleSIGINT: false,
      handleSIGTERM: false,
    })
    cleanups.push(() => browser.close())
    const context = { browser, url: server.url, pages: built, sandbox }
    const samples: Sample[] = []
    for (let index = 0; index < pages && !scrollingOnly; index += 1) {
      samples.push(
        ...(await measureRound(context, index % 2 === 0 ? ['ours', 'floor'] : ['floor', 'ours'])),
      )
      process.stderr.write(`${index + 1} of ${pages}\n`)
    }
    const scrolling = await measureScrolling(context)
    const report = scrollingOnly ? null : reportOf(pages, samples)
    if (args.includes('--json')) return console.log(JSON.stringify({ ...report, scrolling }))
    console.log(
      [...(report === null ? [] : [tableOf(report), '']), scrollingTable(scrolling)].join('\n'),
    )
  } finally {
    await cleanUp()
  }
}

main(process.argv.slice(2)).catch((error) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
