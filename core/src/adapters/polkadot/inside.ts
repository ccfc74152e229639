import type { EventBuffer } from '../shared/event-buffer.ts'
import type { GuardedCall } from '../shared/guarded-call.ts'
import type { WalletResolver } from '../shared/wallet-resolver.ts'
import type { ChainParts } from './chain-parts.ts'
import type { Link } from './create-link.ts'
import type { Networks } from './networks.ts'

/** What the calls of this adapter work with. `links`: the connected extensions by connector id. */
export type Inside = ChainParts & {
  ask: GuardedCall
  reach: WalletResolver<object>
  networks: Networks
  watching: EventBuffer<Link>
  links: Map<string, Link>
}
