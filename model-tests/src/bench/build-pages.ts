import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { build, defaultClientConditions, type InlineConfig } from 'vite'
import { withProductionEnv } from '../browser/harness/production.ts'

/**
 * The built apps. `folder`: the files to serve. `probe`: a script to run before the page's own code.
 * `wallets`: a script to run after it.
 */
export type BuiltPages = { folder: string; probe: string; wallets: string; remove(): Promise<void> }

const pathOf = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const scripts = ['probe', 'wallets'] as const
const cache = pathOf('../../.cache')

const common: InlineConfig = {
  configFile: false,
  logLevel: 'warn',
  plugins: [react()],
  resolve: { conditions: ['latchkit-source', ...defaultClientConditions] },
}
const buildOptions = { target: 'es2023', emptyOutDir: true, reportCompressedSize: false } as const

/** Builds the page with the kit and the floor app with the same tools, in production mode. */
export async function buildPages(): Promise<BuiltPages> {
  await mkdir(cache, { recursive: true })
  const folder = await mkdtemp(join(cache, 'bench-'))
  await withProductionEnv(async () => {
    for (const name of ['ours', 'floor']) {
      const page = {
        ...buildOptions,
        outDir: join(folder, name),
        modulePreload: { polyfill: false },
        assetsInlineLimit: 0,
      }
      await build({ ...common, root: pathOf(`./pages/${name}`), base: `/${name}/`, build: page })
    }
    for (const name of scripts) {
      const lib = {
        entry: pathOf(`./pages/${name}.ts`),
        formats: ['iife' as const],
        name,
        fileName: () => 'script.js',
      }
      await build({
        ...common,
        root: pathOf('./pages'),
        build: { ...buildOptions, outDir: join(folder, name), lib },
      })
    }
  })
  const read = (name: (typeof scripts)[number]) => readFile(join(folder, name, 'script.js'), 'utf8')
  return {
    folder,
    probe: await read('probe'),
    wallets: await read('wallets'),
    remove: () => rm(folder, { recursive: true, force: true }),
  }
}
