import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig, type Plugin } from 'vite'

const page = (name: string) => fileURLToPath(new URL(name, import.meta.url))

/** A universal link to the pretend phone, `/phone/wc?uri=…`, is its page: here as on the server of the built demo. */
const phoneLinks: Plugin = {
  name: 'latchkit-phone-links',
  configureServer({ middlewares }) {
    middlewares.use((request, _response, next) => {
      request.url = request.url?.replace(/^\/phone(\/wc)?(?=$|\?)/, '/phone.html')
      next()
    })
  },
}

/** Three pages on the sources of the packages; everything they need is a file of their own, so that they run under a strict policy. */
export default defineConfig({
  plugins: [react(), phoneLinks],
  resolve: { conditions: ['latchkit-source', ...defaultClientConditions] },
  // found before the first page is asked for: a library found later reloads the page, in the middle of a first connection
  optimizeDeps: {
    entries: [
      '*.html',
      '../../core/src/kit/engine.ts',
      '../../core/src/adapters/*/*.ts',
      '../../core/src/clients/relay/*.ts',
      '../../core/src/platform/indexed-database.ts',
      '../../react-ui/src/**/*.{ts,tsx}',
      '!**/*.{test,fixture}.{ts,tsx}',
    ],
  },
  build: {
    target: 'es2023',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: { input: [page('index.html'), page('wallet.html'), page('phone.html')] },
  },
})
