import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { buildDemo } from '@latchkit/sandbox/demo-server'
import { cached, packageSources } from '../../../../core/tools/build/cache.mjs'
import { publishedPackages } from '../../../../core/tools/build/published-packages.mjs'
import { buildKitOnlyPages } from './build-kit-only-pages.ts'
import { withProductionEnv } from './production.ts'

const walkPath = fileURLToPath(new URL('../../../dist/walk.json', import.meta.url))
/** The visualizer contains the output of the last walk. */
const readWalk = () => (existsSync(walkPath) ? readFileSync(walkPath, 'utf8') : null)

const plainSources = ['plain', 'harness/build-kit-only-pages.ts'].map(
  (path) => `model-tests/src/browser/${path}`,
)

/**
 * The folders of the demo with all examples and of the pages that contain the kit only, built for
 * production with the published files of the packages. Builds only what has changed since an earlier
 * build.
 */
export function buildPages(): Promise<{ demo: string; plain: string }> {
  const demoInputs = {
    paths: [...packageSources, 'headless-examples'],
    options: { walk: readWalk() },
  }
  const plainInputs = { paths: [...packageSources, ...plainSources] }
  return withProductionEnv(async () => ({
    demo: await cached('demo', demoInputs, async (folder) => {
      const plugins = [await publishedPackages()]
      // The visualizer shows descriptions of machines, which the published files do not contain.
      await buildDemo(folder, (name) => (name === 'visualizer' ? [] : plugins))
    }),
    plain: await cached('kit-only-pages', plainInputs, buildKitOnlyPages),
  }))
}
