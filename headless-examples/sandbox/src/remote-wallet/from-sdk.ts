import { nameOf } from './chains.ts'
import { askedChains } from './grants.ts'
import type {
  KnownRemoteChain,
  RemotePeer,
  RemoteProposal,
  RemoteSession,
} from './remote-wallet.types.ts'
import type { Metadata, SdkProposal, SdkSession } from './sdk.types.ts'

/** The other side, as it presents itself. */
export const toPeer = ({ name, url, description, icons }: Metadata): RemotePeer => ({
  name,
  url,
  description,
  icon: icons[0] ?? null,
})

/** A session as a person sees it. */
export const toSession = ({ topic, expiry, namespaces, peer }: SdkSession): RemoteSession => ({
  topic,
  peer: toPeer(peer.metadata),
  namespaces,
  expiresAt: expiry * 1_000,
})

/** A proposal as a person sees it. */
export function toProposal(
  proposal: SdkProposal,
  chains: readonly KnownRemoteChain[],
): RemoteProposal {
  const { id, expiryTimestamp, proposer, requiredNamespaces, optionalNamespaces } = proposal
  const parts = [...Object.values(requiredNamespaces), ...Object.values(optionalNamespaces)]
  return {
    id,
    peer: toPeer(proposer.metadata),
    chains: askedChains(requiredNamespaces, optionalNamespaces).map((caip2) => {
      const chain = chains.find((entry) => entry.caip2 === caip2)
      return { caip2, name: chain?.name ?? nameOf(caip2), known: chain !== undefined }
    }),
    methods: [...new Set(parts.flatMap(({ methods }) => methods))],
    expiresAt: expiryTimestamp * 1_000,
  }
}
