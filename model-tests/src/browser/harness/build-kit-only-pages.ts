import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { build, defaultClientConditions } from 'vite'
import { publishedPackages } from '../../../../core/tools/build/published-packages.mjs'
import { writeCdn } from '../../../../core/tools/build/write-cdn.mjs'

const root = fileURLToPath(new URL('../plain', import.meta.url))

/**
 * Builds pages that contain the kit only into a folder. viem gets its own file, so that requests for
 * it are visible. `elements.html` is a page without a build: it imports the bundle for such pages.
 */
export async function buildKitOnlyPages(outDir: string): Promise<void> {
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    plugins: [react(), await publishedPackages()],
    resolve: { conditions: ['latchkit-source', ...defaultClientConditions] },
    build: {
      outDir,
      emptyOutDir: true,
      target: 'es2023',
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: ['index.html', 'many.html'].map((page) => join(root, page)),
        output: {
          codeSplitting: {
            includeDependenciesRecursively: false,
            groups: [{ name: 'viem', test: /node_modules\/viem\// }],
          },
        },
      },
    },
  })
  await writeCdn(outDir)
}
