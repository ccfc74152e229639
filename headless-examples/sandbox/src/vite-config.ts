import react from '@vitejs/plugin-react'
import { defaultClientConditions, type UserConfig } from 'vite'

/**
 * Vite configuration of an example page. The page is served under its name (`modal` at the root),
 * uses the sources of the packages and inlines nothing, so that it runs under a strict content
 * security policy.
 */
export const exampleConfig = (name: string): UserConfig => ({
  base: name === 'modal' ? '/' : `/${name}/`,
  plugins: [react()],
  resolve: { conditions: ['latchkit-source', ...defaultClientConditions] },
  // Vite scans these files for dependencies at start. When it finds a dependency later, it reloads
  // the page, possibly in the middle of a connection.
  optimizeDeps: {
    entries: [
      '*.html',
      '../../core/src/kit/engine.ts',
      '../../core/src/adapters/*/*.ts',
      '../../core/src/clients/relay/*.ts',
      '../../core/src/siwx/**/*.ts',
      '../../core/src/platform/indexed-database.ts',
      '../../react-ui/src/**/*.{ts,tsx}',
      '!../../**/*.{test,test-d,fixture}.{ts,tsx}',
      '!../../react-ui/src/testing/**',
    ],
  },
  build: { target: 'es2023', modulePreload: { polyfill: false }, assetsInlineLimit: 0 },
})
