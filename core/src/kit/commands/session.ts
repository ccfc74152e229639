import { lazyMethods } from '../../platform/lazy.ts'
import type { KitState } from '../../protocol/kit-state.ts'
import type { SessionApi } from '../api/session.ts'
import type { ParsedOptions } from '../options/parse-options.ts'
import type { EngineAccess } from './engine.types.ts'

/** Creates `kit.session`. */
export function createSessionApi(
  state: () => KitState,
  engine: EngineAccess,
  option: ParsedOptions['siwx'],
): SessionApi {
  const given =
    option !== null && 'siwx' in option && !('create' in option.siwx) ? option.siwx : null
  return {
    get: () => state().session,
    ...lazyMethods(engine.commands, ['signIn', 'signOut', 'check']),
    siwx: () => given ?? engine.current()?.siwx() ?? null,
  }
}
