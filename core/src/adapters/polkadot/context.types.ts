import type { AdapterHost } from '../adapter.ts'
import type { EventBuffer } from '../shared/event-buffer.ts'
import type { GuardedCall } from '../shared/guarded-call.ts'
import type { WalletResolver } from '../shared/wallet-resolver.ts'
import type { Link } from './create-link.ts'
import type { Networks } from './networks.ts'

/** Dependencies of the functions of the chain adapter. */
export type Context = {
  host: AdapterHost
  guardedCall: GuardedCall
  resolver: WalletResolver<object>
  networks: Networks
  events: EventBuffer<Link>
  /** The connected extensions by connector id. */
  links: Map<string, Link>
  stopSignal: AbortSignal
}
