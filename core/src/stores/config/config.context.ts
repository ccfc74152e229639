import type { ConfigState } from '../../protocol/kit-state.ts'

/**
 * Applies a change to the config. Features and theme variables are merged key by key, other options
 * are replaced.
 */
export const applyConfigChange = (
  config: ConfigState,
  change: Partial<ConfigState>,
): ConfigState => ({
  ...config,
  ...change,
  features: { ...config.features, ...change.features },
  themeVariables: { ...config.themeVariables, ...change.themeVariables },
})
