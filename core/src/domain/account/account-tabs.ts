import type { Namespace } from '../caip/namespace.ts'

export type AccountTab = 'tokens' | 'nfts' | 'activity'

const dataNamespaces: readonly Namespace[] = ['eip155', 'solana']

/**
 * The tabs of the account view. Empty for a namespace without a data API (decision 8). `activity`:
 * whether the page enables the history.
 */
export function accountTabs({
  namespace,
  activity,
}: {
  namespace: Namespace
  activity: boolean
}): readonly AccountTab[] {
  if (!dataNamespaces.includes(namespace)) return []
  return activity ? ['tokens', 'nfts', 'activity'] : ['tokens', 'nfts']
}
