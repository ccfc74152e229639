import type { Namespace } from '../caip/namespace.ts'

export type AccountTab = 'tokens' | 'nfts' | 'activity'

const withData: readonly Namespace[] = ['eip155', 'solana']

/** What the account screen shows of a namespace's holdings: only where they can be read (decision 8). `activity`: the page wants the history. */
export function accountTabs({
  namespace,
  activity,
}: {
  namespace: Namespace
  activity: boolean
}): readonly AccountTab[] {
  if (!withData.includes(namespace)) return []
  return activity ? ['tokens', 'nfts', 'activity'] : ['tokens', 'nfts']
}
