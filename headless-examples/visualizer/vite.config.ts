import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { defineConfig, type Plugin } from 'vite'
import { exampleConfig } from '../sandbox/src/vite-config.ts'

const walked = fileURLToPath(new URL('../../model-tests/dist/walk.json', import.meta.url))

/** What `npm run walk` wrote last, at `walk.json` beside the page; before the first walk nothing is there. */
const walkFile: Plugin = {
  name: 'latchkit-walk-file',
  configureServer({ config, middlewares }) {
    middlewares.use(`${config.base}walk.json`, (_, response) => {
      if (!existsSync(walked)) response.writeHead(404).end()
      else response.writeHead(200, { 'content-type': 'application/json', 'cache-control': 'no-cache' }).end(readFileSync(walked))
    })
  },
  generateBundle() {
    if (existsSync(walked)) this.emitFile({ type: 'asset', fileName: 'walk.json', source: readFileSync(walked) })
  },
}

const config = exampleConfig('visualizer')
export default defineConfig({ ...config, plugins: [config.plugins, walkFile] })
