'use client'
import type { Disconnected } from '@latchkit/core'
import { inSentence } from '@latchkit/core/utils'
import { walletOf } from '../../kit/of-namespace.ts'
import { useKit } from '../../kit/useKit.ts'
import { chainName } from '../../locales/chain-name.ts'
import { useLanguage } from '../../locales/useLanguage.ts'

/** Disconnects, and says by name which wallets did not answer: whoever reads it knows where else to look. */
export function useLeave(): (disconnect: () => Promise<readonly Disconnected[]>) => void {
  const kit = useKit()
  const words = useLanguage()
  return (disconnect) => {
    const before = kit.store.getSnapshot()
    const nameOf = (namespace: string) =>
      inSentence(walletOf(before, namespace)?.name ?? null) ?? chainName(words, namespace)
    const tell = (left: readonly Disconnected[]) => {
      const stayed = [
        ...new Set(
          left.filter(({ problem }) => problem !== null).map(({ namespace }) => nameOf(namespace)),
        ),
      ]
      const list = new Intl.ListFormat(words.language, { type: 'conjunction' }).format(stayed)
      if (stayed.length > 0) kit.showErrorMessage(words.account.stayed(list))
    }
    disconnect().then(tell, (error) =>
      console.error('[latchkit] Disconnecting was cut short', error),
    )
  }
}
