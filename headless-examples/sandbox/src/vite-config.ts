import react from '@vitejs/plugin-react'
import { defaultClientConditions, type UserConfig } from 'vite'

/** A page of the examples, under its name (the demo at the top): on the sources of the packages, everything in files of its own, so that it runs under a strict policy. */
export const exampleConfig = (name: string): UserConfig => ({
  base: name === 'modal' ? '/' : `/${name}/`,
  plugins: [react()],
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
  build: { target: 'es2023', modulePreload: { polyfill: false }, assetsInlineLimit: 0 },
})
