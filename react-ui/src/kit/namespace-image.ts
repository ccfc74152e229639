import type { Namespace, Network } from '@latchkit/core'

/**
 * Image URL of a namespace: that of its first network with an image. Null if no network has one.
 */
export const namespaceImage = (networks: readonly Network[], namespace: Namespace): string | null =>
  networks.find(({ chainNamespace, imageUrl }) => chainNamespace === namespace && imageUrl !== null)
    ?.imageUrl ?? null
