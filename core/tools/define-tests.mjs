import { defaultServerConditions } from 'vite'
import { mergeConfig } from 'vitest/config'

/**
 * The Vitest configuration of a package: the settings that all packages share, and those of
 * `config`, which win. Imports of other packages resolve to their sources.
 */
export const defineTests = (config) =>
  mergeConfig(
    {
      resolve: { conditions: ['latchkit-source'] },
      ssr: { resolve: { conditions: ['latchkit-source'] } },
      // Vitest runs `globalSetup` in this environment.
      environments: {
        __vitest__: { resolve: { conditions: ['latchkit-source', ...defaultServerConditions] } },
      },
      test: {
        environment: 'node',
        // Twice the cores of CI: most tests wait for programs, timers and animations.
        maxWorkers: 4,
        // Limits for tests that hang. A slow machine that runs other programs too may need twenty
        // times as long as an idle one, so that no test sets shorter limits.
        testTimeout: 240_000,
        hookTimeout: 240_000,
        expect: { poll: { timeout: 90_000 } },
        // Node imports this module itself: in happy-dom, Vitest imports no file outside the repository.
        server: { deps: { external: [/\/core\/tools\/install-cached\.mjs$/] } },
      },
    },
    config,
  )
