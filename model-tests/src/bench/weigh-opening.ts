import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { startSandbox } from '@latchkit/sandbox'
import { serveDemo } from '@latchkit/sandbox/demo-server'
import { defaultClientConditions } from 'vite'
import { publishedPackages } from '../../../core/tools/build/published-packages.mjs'
import { withProductionEnv } from '../browser/harness/production.ts'
import { targetsOf } from './apps.ts'
import { buildPage, buildScripts, cache, pages } from './build-pages.ts'
import { type PhaseWeights, weighPhases } from './phases.ts'
import { pressButton } from './sample.ts'
import { type BenchContext, launchBrowser, measureClick, visit } from './visit.ts'

const names = ['ours', 'five'] as const
type Name = (typeof names)[number]

/** Opens the modal of a prepared page, and weighs what it has loaded in each phase. */
async function weighPage(context: BenchContext, name: Name): Promise<PhaseWeights> {
  const visited = await visit(context, name, { speed: 1, prepared: true })
  const opening = await measureClick(visited, ...targetsOf.ours.wallet, () => pressButton(visited))
  const weights = await weighPhases(visited.page, context.pages.folder, opening)
  await visited.close()
  return weights
}

/**
 * Builds the page with one namespace and the page with five as applications, with the published
 * files, visits each in Chromium against the sandbox, and prints as JSON what each has loaded when.
 */
async function main(): Promise<void> {
  await mkdir(cache, { recursive: true })
  const folder = await mkdtemp(join(cache, 'opening-'))
  const [{ stop, ...sandbox }, browser] = await Promise.all([
    startSandbox({ ports: 'free' }),
    launchBrowser(),
  ])
  try {
    const config = {
      plugins: [await publishedPackages()],
      // The style sheet, which the plugin leaves to the sources.
      resolve: { conditions: ['latchkit-source', ...defaultClientConditions] },
    }
    const scripts = await withProductionEnv(async () => {
      for (const name of names) await buildPage(pages, name, folder, config)
      return buildScripts(folder)
    })
    const server = await serveDemo({ csp: false, sandbox, folder })
    const built = { folder, missing: {}, ...scripts, remove: async () => {} }
    const context = { browser, url: server.url, pages: built, sandbox }
    try {
      const [one, five] = await Promise.all(names.map((name) => weighPage(context, name)))
      console.log(JSON.stringify({ one, five }))
    } finally {
      await server.stop()
    }
  } finally {
    await Promise.all([browser.close(), stop(), rm(folder, { recursive: true })])
  }
}

main().catch((error) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
