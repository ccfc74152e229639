import type { ConfigState } from '../../protocol/kit-state.ts'

/** The config with a change: features and theme variables key by key, everything else replaced. */
export const changed = (config: ConfigState, change: Partial<ConfigState>): ConfigState => ({
  ...config,
  ...change,
  features: { ...config.features, ...change.features },
  themeVariables: { ...config.themeVariables, ...change.themeVariables },
})
