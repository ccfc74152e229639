import type { AccountType } from '../../domain/account/account.ts'
import type { Namespace } from '../../domain/caip/namespace.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Deps } from '../../protocol/deps.ts'
import type { ConfigState, KitState } from '../../protocol/kit-state.ts'
import type { Storage } from '../../storage/storage.ts'
import type { ParsedOptions } from '../options/parse-options.ts'
import type { EmbeddedCode } from './embedded-code.ts'

export type ServicesOptions = {
  parsed: ParsedOptions
  config: ConfigState
  platform: Platform
  storage: Storage
  siwx: Deps['siwx']
  /** Null: the page neither offers the embedded wallet nor has a wallet of its own. */
  embeddedCode: EmbeddedCode | null
  state(): KitState
  /** The preferred account type. */
  accountType(namespace: Namespace): AccountType
}
