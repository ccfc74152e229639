import type { Ask } from '../shared/ask.ts'
import type { Reach } from '../shared/reach.ts'
import type { Watching } from '../shared/watching.ts'
import type { ChainParts } from './chain-parts.ts'
import type { Link } from './create-link.ts'
import type { Networks } from './networks.ts'

/** What the calls of this adapter work with. `links`: the connected extensions by connector id. */
export type Inside = ChainParts & {
  ask: Ask
  reach: Reach<object>
  networks: Networks
  watching: Watching<Link>
  links: Map<string, Link>
}
