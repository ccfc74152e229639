import type { ConfigState } from '../../protocol/kit-state.ts'
import type { Messages } from '../../protocol/messages.ts'

export type ConfigInput = ConfigState
export type ConfigContext = { config: ConfigState }
export type ConfigEvent = Messages['config']
