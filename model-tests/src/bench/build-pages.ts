import { cp, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { build, defaultClientConditions, type InlineConfig } from 'vite'
import { withProductionEnv } from '../browser/harness/production.ts'
import type { App } from './apps.ts'
import { installPackages, installPeers } from './pack.ts'

/**
 * The built apps. `folder`: the files to serve. `missing`: why an app was not built. `probe`: a
 * script to run before the page's own code. `wallets`: a script to run after it.
 */
export type BuiltPages = {
  folder: string
  missing: Readonly<Partial<Record<App, string>>>
  probe: string
  wallets: string
  remove(): Promise<void>
}

const pages = fileURLToPath(new URL('./pages/', import.meta.url))
const cache = fileURLToPath(new URL('../../.cache/', import.meta.url))
const scripts = ['probe', 'wallets'] as const
const peers = ['rainbowkit', 'appkit'] as const

const common: InlineConfig = { configFile: false, logLevel: 'error', plugins: [react()] }
const buildOptions = { target: 'es2023', emptyOutDir: true, reportCompressedSize: false } as const

/**
 * Builds the pages with the same tools, in production mode: with the packed packages, with the
 * other kits of `apps`, and the floor app. A kit that cannot be installed is left out.
 */
export async function buildPages(apps: readonly App[]): Promise<BuiltPages> {
  await mkdir(cache, { recursive: true })
  const folder = await mkdtemp(join(cache, 'bench-'))
  const source = join(folder, 'source')
  const missing: Partial<Record<App, string>> = {}
  const buildPage = (root: string, name: string) =>
    build({
      ...common,
      root: join(root, name),
      base: `/${name}/`,
      build: {
        ...buildOptions,
        outDir: join(folder, name),
        modulePreload: { polyfill: false },
        assetsInlineLimit: 0,
      },
    })
  await installPackages(folder)
  await cp(pages, source, { recursive: true })
  await withProductionEnv(async () => {
    for (const name of ['blank', 'ours', 'floor']) await buildPage(source, name)
    for (const name of peers.filter((peer) => apps.includes(peer))) {
      try {
        await buildPage(await installPeers(cache), name)
      } catch (error) {
        missing[name] = error instanceof Error ? error.message : String(error)
      }
    }
    for (const name of scripts) await buildScript(name, join(folder, name))
  })
  const read = (name: (typeof scripts)[number]) => readFile(join(folder, name, 'script.js'), 'utf8')
  return {
    folder,
    missing,
    probe: await read('probe'),
    wallets: await read('wallets'),
    remove: () => rm(folder, { recursive: true, force: true }),
  }
}

const buildScript = (name: (typeof scripts)[number], outDir: string) =>
  build({
    ...common,
    resolve: { conditions: ['latchkit-source', ...defaultClientConditions] },
    root: pages,
    build: {
      ...buildOptions,
      outDir,
      lib: {
        entry: join(pages, `${name}.ts`),
        formats: ['iife'],
        name,
        fileName: () => 'script.js',
      },
    },
  })
