import type { Namespace, Network } from '@latchkit/core'

/** A picture of a family of networks: that of its first network that has one; null: a monogram. */
export const chainImage = (networks: readonly Network[], namespace: Namespace): string | null =>
  networks.find(({ chainNamespace, imageUrl }) => chainNamespace === namespace && imageUrl !== null)
    ?.imageUrl ?? null
