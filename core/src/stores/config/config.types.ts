import type { ConfigState } from '../../protocol/kit-state.ts'

export type ConfigInput = ConfigState
export type ConfigContext = { config: ConfigState }
/** Features and theme variables are merged key by key, everything else is replaced. */
export type ConfigEvent = { type: 'change'; change: Partial<ConfigState> }
