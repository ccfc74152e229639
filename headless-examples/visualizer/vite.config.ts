import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { defineConfig, type Plugin } from 'vite'
import { licencesOf } from '../../core/tools/build/third-party.mjs'
import { exampleConfig } from '../sandbox/src/vite-config.ts'

const path = fileURLToPath(new URL('../../model-tests/dist/walk.json', import.meta.url))
const readWalkFile = () => (existsSync(path) ? readFileSync(path, 'utf8') : 'null')

/** Serves the last output of `npm run walk` at `walk.json`; null before the first walk. */
const walkFile: Plugin = {
  name: 'latchkit-walk-file',
  configureServer({ config, middlewares }) {
    middlewares.use(`${config.base}walk.json`, (_, response) => {
      response
        .writeHead(200, { 'content-type': 'application/json', 'cache-control': 'no-cache' })
        .end(readWalkFile())
    })
  },
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: 'walk.json', source: readWalkFile() })
  },
}

/** Adds the licences of the libraries that the built files contain. */
const licences: Plugin = {
  name: 'latchkit-licences',
  generateBundle() {
    const source = licencesOf([...this.getModuleIds()])
    this.emitFile({ type: 'asset', fileName: 'THIRD-PARTY-LICENSES.txt', source })
  },
}

const config = exampleConfig('visualizer')
export default defineConfig(({ mode }) => ({
  ...config,
  // The built files work in any folder of a server.
  base: './',
  plugins: [config.plugins, walkFile, licences],
  build: { ...config.build, outDir: mode === 'package' ? 'site' : 'dist' },
}))
