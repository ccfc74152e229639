import type { Namespace, Network } from '@latchkit/core'

/**
 * Image URL of the first network of a namespace that has one. Null: the caller draws a monogram.
 */
export const namespaceImage = (networks: readonly Network[], namespace: Namespace): string | null =>
  networks.find(({ chainNamespace, imageUrl }) => chainNamespace === namespace && imageUrl !== null)
    ?.imageUrl ?? null
