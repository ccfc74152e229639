import { cp, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { build, defaultClientConditions, type InlineConfig } from 'vite'
import { withProductionEnv } from '../browser/harness/production.ts'
import type { App } from './apps.ts'
import { installPackages, installPeers } from './pack.ts'

/** A page: an app, or the kit with five namespaces. */
export type PageName = App | 'five'
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

export const pages = fileURLToPath(new URL('./pages/', import.meta.url))
export const cache = fileURLToPath(new URL('../../.cache/', import.meta.url))
type Script = 'probe' | 'wallets'
const peers = ['rainbowkit', 'appkit'] as const

const common: InlineConfig = { configFile: false, logLevel: 'error' }
const buildOptions = { target: 'es2023', emptyOutDir: true, reportCompressedSize: false } as const
/** A file of its own for React, whose bytes are not those of a kit. */
const groups = [{ name: 'vendor-react', test: /\/node_modules\/(react|react-dom|scheduler)\// }]

/** Builds the page in the folder `root/name` into `folder/name`, as an application. */
export const buildPage = (
  root: string,
  name: PageName,
  folder: string,
  config: InlineConfig = {},
): Promise<unknown> =>
  build({
    ...common,
    ...config,
    plugins: [react(), ...(config.plugins ?? [])],
    root: join(root, name),
    base: `/${name}/`,
    build: {
      ...buildOptions,
      outDir: join(folder, name),
      modulePreload: { polyfill: false },
      assetsInlineLimit: 0,
      rolldownOptions: { output: { codeSplitting: { groups } } },
    },
  })

/**
 * Builds the pages with the same tools, in production mode: with the packed packages, with the
 * other kits of `apps`, and the floor app. A kit that cannot be installed is left out.
 */
export async function buildPages(apps: readonly App[]): Promise<BuiltPages> {
  await mkdir(cache, { recursive: true })
  const folder = await mkdtemp(join(cache, 'bench-'))
  const source = join(folder, 'source')
  const missing: Partial<Record<App, string>> = {}
  await installPackages(folder)
  await cp(pages, source, { recursive: true })
  await withProductionEnv(async () => {
    for (const name of ['ours', 'floor'] as const) await buildPage(source, name, folder)
    for (const name of peers.filter((peer) => apps.includes(peer))) {
      try {
        await buildPage(await installPeers(cache), name, folder)
      } catch (error) {
        missing[name] = error instanceof Error ? error.message : String(error)
      }
    }
  })
  return {
    folder,
    missing,
    ...(await buildScripts(folder)),
    remove: () => rm(folder, { recursive: true, force: true }),
  }
}

/** Builds the scripts that run in the pages. */
export async function buildScripts(folder: string): Promise<Pick<BuiltPages, Script>> {
  const built = async (name: Script) => {
    await buildScript(name, join(folder, name))
    return readFile(join(folder, name, 'script.js'), 'utf8')
  }
  return { probe: await built('probe'), wallets: await built('wallets') }
}

const buildScript = (name: Script, outDir: string) =>
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
