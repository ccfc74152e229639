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
        // Uses all cores: by default Vitest leaves one free.
        maxWorkers: 2,
        // A busy machine may need ten times as long as an idle one.
        testTimeout: 180_000,
        hookTimeout: 180_000,
        expect: { poll: { timeout: 60_000 } },
      },
    },
    config,
  )
