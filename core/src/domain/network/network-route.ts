/**
 * The networks that the connected wallet of a namespace supports. `auth`: whether it is an embedded
 * wallet.
 */
export type WalletNetworks = {
  connected: boolean
  supportsAll: boolean
  approved: readonly string[]
  auth: boolean
}

/** Whether a network cannot be selected because the connected wallet did not approve it. */
export function isNetworkDisabled(
  id: string,
  { connected, supportsAll, approved, auth }: WalletNetworks,
): boolean {
  return connected && !supportsAll && !auth && !approved.includes(id)
}

/**
 * The effect of selecting a network. `switchNamespace`: a wallet of the network's namespace is
 * connected first.
 */
export type NetworkRoute = 'none' | 'switch' | 'switchNamespace'
/**
 * `auth`: whether the connected wallet is an embedded wallet. `next…`: state of the namespace of
 * the selected network.
 */
type Choice = {
  same: boolean
  connected: boolean
  auth: boolean
  differentNamespace: boolean
  nextConnected: boolean
  nextSupportsAuth: boolean
}

export function networkRoute(choice: Choice): NetworkRoute {
  if (choice.same) return 'none'
  if (!choice.connected) return 'switch'
  if (choice.auth) return choice.nextSupportsAuth ? 'switch' : 'switchNamespace'
  return choice.differentNamespace && !choice.nextConnected ? 'switchNamespace' : 'switch'
}
