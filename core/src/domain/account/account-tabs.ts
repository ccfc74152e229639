import type { Namespace } from '../caip/namespace.ts'

export type AccountTab = 'tokens' | 'nfts' | 'activity'

const dataNamespaces: readonly Namespace[] = ['eip155', 'solana']

/**
 * The tabs of the account view. Empty for a namespace without a data API (decision 8). `activity`,
 * `nfts`: whether these tabs are enabled and have a source.
 */
export function accountTabs({
  namespace,
  activity,
  nfts,
}: {
  namespace: Namespace
  activity: boolean
  nfts: boolean
}): readonly AccountTab[] {
  if (!dataNamespaces.includes(namespace)) return []
  return ['tokens', ...(nfts ? ['nfts' as const] : []), ...(activity ? ['activity' as const] : [])]
}
