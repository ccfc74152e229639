import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { startSandbox } from '@latchkit/sandbox'
import { chromium } from 'playwright'
import { build } from 'vite'
import { chromiumFlags, needChromium } from '../../../core/tools/find-chromium.mjs'
import { run } from './command.ts'
import { type Consumer, consumers } from './consumers.ts'
import { packageNames, packPackages } from './pack.ts'
import { install, installManagers, script, type Tools, writeProject } from './project.ts'
import { startRegistry } from './registry.ts'
import { type Result, type Step, tableOf } from './report.ts'
import { serve } from './serve.ts'
import { type VisitContext, visit, visitStepsOf } from './visit.ts'

/** `folder`: outside the repository, so that no package of the repository is found from it. */
type Context = VisitContext & { folder: string; tools: Tools }

/** Installs, builds and visits the project of a consumer. */
async function tryConsumer(context: Context, consumer: Consumer): Promise<Result> {
  const { name, manager, bundler, framework, page } = consumer
  const passed: Step[] = []
  const startedAt = Date.now()
  const project = join(context.folder, name)
  const attempt = async () => {
    await writeProject(project, consumer, context.tools, context.sandbox)
    await install(project, consumer, context.tools)
    passed.push('installs')
    await run(script('build', consumer, context.tools), project, 300)
    passed.push('builds')
    if (page === null) return null
    const server = await serve(project, consumer, context)
    try {
      await visit(context, server.url, page, (step) => passed.push(step))
    } finally {
      await server.stop()
    }
    return null
  }
  const problem = await attempt().catch((error) =>
    error instanceof Error ? error.message : String(error),
  )
  const seconds = Math.round((Date.now() - startedAt) / 1_000)
  const own: Step[] = ['installs', 'builds', ...visitStepsOf(page)]
  return { name, manager, bundler, framework, steps: own, passed, problem, seconds }
}

/** The code that defines `window.consumerWallets`. */
async function buildWalletScript(folder: string): Promise<string> {
  const entry = fileURLToPath(new URL('./page/wallets.ts', import.meta.url))
  await build({
    configFile: false,
    logLevel: 'error',
    resolve: { conditions: ['latchkit-source', 'browser', 'module'] },
    build: {
      outDir: folder,
      lib: { entry, formats: ['iife'], name: 'wallets', fileName: () => 'wallets.js' },
    },
  })
  return readFile(join(folder, 'wallets.js'), 'utf8')
}

const remove = (folder: string) => rm(folder, { recursive: true, force: true, maxRetries: 3 })

type CleanUp = (cleanup: () => Promise<unknown>) => void

/** Packs the packages that `wanted` needs, and starts what the consumers share. */
async function prepare(
  folder: string,
  wanted: readonly Consumer[],
  cleanUp: CleanUp,
): Promise<Context> {
  const executablePath = needChromium()
  const shared = join(folder, 'shared')
  await mkdir(shared)
  const needed = new Set(wanted.flatMap(({ dependencies }) => Object.keys(dependencies)))
  const packages = packageNames.filter((name) => name === '@latchkit/core' || needed.has(name))
  const registry = await startRegistry(await packPackages(shared, packages))
  cleanUp(registry.stop)
  const managers = join(shared, 'managers')
  if (wanted.some(({ manager }) => manager !== 'npm')) await installManagers(managers)
  const { stop, ...sandbox } = await startSandbox({ ports: 'free' })
  cleanUp(stop)
  const browser = await chromium.launch({ executablePath, args: chromiumFlags() })
  cleanUp(() => browser.close())
  const walletScript = await buildWalletScript(join(shared, 'wallets'))
  return { browser, sandbox, walletScript, folder, tools: { managers, registry: registry.url } }
}

/**
 * `cli.ts [--only name,name] [--quick] [--keep] [--json]`: packs the packages, installs them in
 * projects outside the repository, builds each and connects a wallet in Chromium. `--quick`: only
 * those that `npm test` runs. `--keep`: leaves the projects and prints their folder. The exit code is
 * 1 if one fails.
 */
async function main(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      only: { type: 'string' },
      quick: { type: 'boolean' },
      keep: { type: 'boolean' },
      json: { type: 'boolean' },
    },
  })
  const only = values.only?.split(',')
  const wanted = consumers.filter(
    ({ name, isQuick }) => (only?.includes(name) ?? true) && (values.quick !== true || isQuick),
  )
  const cleanups: (() => Promise<unknown>)[] = []
  try {
    const folder = await mkdtemp(join(tmpdir(), 'latchkit-consumers-'))
    if (values.keep === true) process.stderr.write(`${folder}\n`)
    else cleanups.push(() => remove(folder))
    const context = await prepare(folder, wanted, (cleanup) => cleanups.unshift(cleanup))
    const results: Result[] = []
    for (const consumer of wanted) {
      const result = await tryConsumer(context, consumer)
      results.push(result)
      process.stderr.write(
        `${result.problem === null ? '✓' : '✗'} ${result.name} ${result.seconds} s\n`,
      )
      if (values.keep !== true) await remove(join(context.folder, consumer.name))
    }
    console.log(values.json === true ? JSON.stringify({ consumers: results }) : tableOf(results))
    if (results.some(({ problem }) => problem !== null)) process.exitCode = 1
  } finally {
    for (const cleanup of cleanups) await cleanup().catch(console.error)
  }
}

main(process.argv.slice(2)).catch((error) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
