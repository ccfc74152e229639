import { parseArgs } from 'node:util'
import { startSandbox } from '@latchkit/sandbox'
import { serveDemo } from '@latchkit/sandbox/demo-server'
import { type App, appNames } from './apps.ts'
import { buildPages } from './build-pages.ts'
import type { Sample } from './measures.ts'
import { sampleMemory } from './memory.ts'
import { reportOf, tableOf } from './report.ts'
import { sampleCold, sampleConnecting, sampleOpening, sampleViewChange } from './sample.ts'
import { sampleScrolling } from './scroll.ts'
import { type BenchContext, launchBrowser } from './visit.ts'

type Part = (context: BenchContext, app: App, speed: number) => Promise<Sample>
/** The parts of a round by their names, and the speeds and apps that they measure. */
const parts: Readonly<
  Record<string, { sample: Part; speeds: readonly number[]; apps: readonly App[] }>
> = {
  cold: { sample: sampleCold, speeds: [1, 4], apps: appNames },
  opening: { sample: sampleOpening, speeds: [1, 4], apps: appNames },
  'view-change': { sample: sampleViewChange, speeds: [1, 4], apps: appNames },
  connecting: { sample: sampleConnecting, speeds: [1, 4], apps: appNames },
  memory: { sample: sampleMemory, speeds: [1], apps: appNames },
  // the other kits list the wallets of their hosted directory only
  scrolling: { sample: sampleScrolling, speeds: [1, 4], apps: ['ours', 'floor'] },
}

/** Measures the apps in turn, so that other load on the machine affects all equally. */
async function measureRound(
  context: BenchContext,
  order: readonly App[],
  names: readonly string[],
): Promise<Sample[]> {
  const samples: Sample[] = []
  for (const { sample, speeds, apps } of names.flatMap((name) => parts[name] ?? []))
    for (const speed of speeds)
      for (const app of order.filter((each) => apps.includes(each)))
        try {
          samples.push(await sample(context, app, speed))
        } catch (error) {
          console.error(`${sample.name} of ${app} at ${speed}×:`, error)
        }
  return samples
}

/**
 * `cli.ts [--pages N] [--only app,app] [--parts part,part] [--json]`: builds the apps, visits each N
 * times (default 7) and prints medians. `--json`: prints one JSON object.
 */
async function main(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      pages: { type: 'string' },
      only: { type: 'string' },
      parts: { type: 'string' },
      json: { type: 'boolean' },
    },
  })
  const pages = Math.max(1, Number.parseInt(values.pages ?? '', 10) || 7)
  const only = values.only?.split(',')
  const names = values.parts?.split(',') ?? Object.keys(parts)
  const wanted = appNames.filter((app) => only?.includes(app) ?? true)
  const cleanups: (() => Promise<void>)[] = []
  const cleanUp = async () => {
    for (let cleanup = cleanups.pop(); cleanup !== undefined; cleanup = cleanups.pop())
      await cleanup()
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void cleanUp().finally(() => process.exit(1)))
  try {
    const built = await buildPages(wanted)
    cleanups.push(built.remove)
    const { stop, ...sandbox } = await startSandbox({ ports: 'free' })
    cleanups.push(stop)
    const server = await serveDemo({ csp: false, sandbox, folder: built.folder })
    cleanups.push(server.stop)
    const browser = await launchBrowser()
    cleanups.push(() => browser.close())
    const context = { browser, url: server.url, pages: built, sandbox }
    const apps = wanted.filter((app) => built.missing[app] === undefined)
    const samples: Sample[] = []
    for (let index = 0; index < pages; index += 1) {
      samples.push(
        ...(await measureRound(context, index % 2 === 0 ? apps : apps.toReversed(), names)),
      )
      process.stderr.write(`${index + 1} of ${pages}\n`)
    }
    const report = reportOf(pages, samples, built.missing)
    console.log(values.json === true ? JSON.stringify(report) : tableOf(report))
  } finally {
    await cleanUp()
  }
}

main(process.argv.slice(2)).catch((error) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
