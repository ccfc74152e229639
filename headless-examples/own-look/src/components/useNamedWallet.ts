import type { Namespace } from '@latchkit/core'
import { useWalletInfo } from '@latchkit/react-ui'

/** The connected wallet, if texts can name it. Null for the embedded wallet, which has no brand. */
export function useNamedWallet(namespace?: Namespace) {
  const wallet = useWalletInfo(namespace)
  return wallet?.type === 'AUTH' ? null : wallet
}
