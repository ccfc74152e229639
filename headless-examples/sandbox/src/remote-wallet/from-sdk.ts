import { nameOf } from './chains.ts'
import { requestedChains } from './grants.ts'
import type {
  KnownRemoteChain,
  RemotePeer,
  RemoteProposal,
  RemoteSession,
} from './remote-wallet.types.ts'
import type { Metadata, SdkProposal, SdkSession } from './sdk.types.ts'

/** Converts the SDK's metadata of a page. */
export const toPeer = ({ name, url, description, icons }: Metadata): RemotePeer => ({
  name,
  url,
  description,
  icon: icons[0] ?? null,
})

/** Converts a session of the SDK. */
export const toSession = ({ topic, expiry, namespaces, peer }: SdkSession): RemoteSession => ({
  topic,
  peer: toPeer(peer.metadata),
  namespaces,
  expiresAt: expiry * 1_000,
})

/** Converts a proposal of the SDK. `chains`: the chains of the wallet. */
export function toProposal(
  proposal: SdkProposal,
  chains: readonly KnownRemoteChain[],
  messages: RemoteProposal['messages'],
): RemoteProposal {
  const { id, expiryTimestamp, proposer, requiredNamespaces, optionalNamespaces } = proposal
  const namespaces = [...Object.values(requiredNamespaces), ...Object.values(optionalNamespaces)]
  return {
    id,
    peer: toPeer(proposer.metadata),
    chains: requestedChains(requiredNamespaces, optionalNamespaces).map((caip2) => {
      const chain = chains.find((entry) => entry.caip2 === caip2)
      return { caip2, name: chain?.name ?? nameOf(caip2), known: chain !== undefined }
    }),
    methods: [...new Set(namespaces.flatMap(({ methods }) => methods))],
    messages,
    expiresAt: expiryTimestamp * 1_000,
  }
}
