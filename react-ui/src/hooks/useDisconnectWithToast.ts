'use client'
import type { DisconnectResult } from '@latchkit/core'
import { isolateText } from '@latchkit/core/utils'
import { namedWalletOf } from '../kit/connector-selectors.ts'
import { useKit } from '../kit/useKit.ts'
import { chainName } from '../locales/chain-name.ts'
import { enShared } from '../locales/en-shared.ts'
import { useTexts } from '../locales/useTexts.ts'

/**
 * Returns a function that disconnects and shows a toast with the names of the wallets that reported
 * a problem: the visitor may have to disconnect in the wallet, too.
 */
export function useDisconnectWithToast(): (
  disconnect: () => Promise<readonly DisconnectResult[]>,
) => void {
  const kit = useKit()
  const texts = useTexts(enShared)
  return (disconnect) => {
    const stateBefore = kit.state.getSnapshot()
    const nameOf = (namespace: string) =>
      isolateText(namedWalletOf(stateBefore, namespace)?.name ?? null) ??
      chainName(texts, namespace)
    const showProblems = (results: readonly DisconnectResult[]) => {
      const failed = results.filter(({ problem }) => problem !== null)
      if (failed.length === 0) return
      const names = [...new Set(failed.map(({ namespace }) => nameOf(namespace)))]
      const list = new Intl.ListFormat(texts.language, { type: 'conjunction' }).format(names)
      kit.modal.showToast({ variant: 'error', message: texts.account.walletsDidNotAnswer(list) })
    }
    disconnect().then(showProblems, (error) =>
      console.error('[latchkit] Disconnecting failed', error),
    )
  }
}
