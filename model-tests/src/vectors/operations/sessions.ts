import {
  type CaipAddress,
  type CaipNetworkId,
  namespaceOf,
} from '../../../../core/src/domain/caip/caip.ts'
import { isOriginAllowed } from '../../../../core/src/domain/config/allowed-origin.ts'
import { isPairingExpired, pairingExpiry } from '../../../../core/src/domain/remote/pairing.ts'
import { approvedChains } from '../../../../core/src/domain/remote/remote-grant.ts'
import { remoteMethods } from '../../../../core/src/domain/remote/remote-methods.ts'
import { proposedNamespaces } from '../../../../core/src/domain/remote/remote-namespaces.ts'
import type { RemoteOverride } from '../../../../core/src/domain/remote/remote-override.ts'
import { isSessionEvent } from '../../../../core/src/domain/remote/session-event.ts'
import { type Operations, operation } from '../operation.ts'

type Proposal = {
  networks: { caipNetworkId: CaipNetworkId; rpcUrl: string }[]
  override: RemoteOverride | null
}
type Granted = { chains?: CaipNetworkId[]; accounts: CaipAddress[] }

/** Operations on remote sessions: proposals, grants, expiry of pairings, and allowed origins. */
export const sessionOperations: Operations = {
  'wc.methods': operation(({ namespace }: { namespace: string }) => remoteMethods(namespace)),
  'wc.proposedNamespaces': operation(({ networks, override }: Proposal) => {
    const configured = networks.map(({ caipNetworkId, rpcUrl }) => ({
      caipNetworkId,
      chainNamespace: namespaceOf(caipNetworkId),
      rpcUrls: { default: [rpcUrl], public: [] },
    }))
    const proposed = Object.entries(proposedNamespaces(configured, override))
    return Object.fromEntries(
      proposed.map(([namespace, { methods, ...rest }]) => [
        namespace,
        { ...rest, methodCount: methods.length },
      ]),
    )
  }),
  'wc.approvedChains': operation(({ namespaces }: { namespaces: Record<string, Granted> }) => {
    const granted = Object.entries(namespaces).map(([namespace, { chains = [], accounts }]) => [
      namespace,
      { chains, accounts },
    ])
    return approvedChains(Object.fromEntries(granted))
  }),
  'wc.isSessionEvent': operation(({ data }: { data: unknown }) => isSessionEvent(data)),
  'pairing.isExpired': operation(
    ({ now, expiresInMs }: { now: string; expiresInMs: number | null }) => {
      const time = Date.parse(now)
      return isPairingExpired(expiresInMs === null ? null : time + expiresInMs, time)
    },
  ),
  'pairing.lifetime': operation(
    ({ now }: { now: string }) => pairingExpiry(Date.parse(now)) - Date.parse(now),
  ),
  'origin.isAllowed': operation(
    ({ origin, allowed, defaults }: { origin: string; allowed: string[]; defaults: string[] }) =>
      isOriginAllowed(origin, [...defaults, ...allowed]),
  ),
}
