import { fileURLToPath } from 'node:url'
import { defineConfig, mergeConfig, type Plugin } from 'vite'
import { exampleConfig } from '../sandbox/src/vite-config.ts'

const page = (name: string) => fileURLToPath(new URL(name, import.meta.url))

/**
 * Serves the phone's page for its universal link `/phone/wc?uri=…`, as the server of the built demo
 * does.
 */
const phoneLinks: Plugin = {
  name: 'latchkit-phone-links',
  configureServer({ middlewares }) {
    middlewares.use((request, _response, next) => {
      request.url = request.url?.replace(/^\/phone(\/wc)?(?=$|\?)/, '/phone.html')
      next()
    })
  },
}

/** Builds three pages. */
export default defineConfig(
  mergeConfig(exampleConfig('modal'), {
    plugins: [phoneLinks],
    build: {
      rolldownOptions: { input: [page('index.html'), page('wallet.html'), page('phone.html')] },
    },
  }),
)
