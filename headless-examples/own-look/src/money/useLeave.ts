import type { Disconnected } from '@latchkit/core'
import { inSentence } from '@latchkit/core/domain'
import { useKit } from '@latchkit/react-ui'
import { chainName, useWords } from '@latchkit/react-ui/words'

/** Disconnects, and says by name which wallets did not answer: whoever reads it knows where else to look. */
export function useLeave(): (disconnect: () => Promise<readonly Disconnected[]>) => void {
  const kit = useKit()
  const words = useWords()
  return (disconnect) => {
    const { accounts, connections } = kit.store.getSnapshot()
    const wallets = new Map(connections.connectors.map(({ id, name }) => [id, name]))
    const nameOf = (namespace: string) =>
      inSentence(wallets.get(accounts[namespace]?.connectorId ?? '') ?? null) ?? chainName(words, namespace)
    const tell = (left: readonly Disconnected[]) => {
      const stayed = [...new Set(left.flatMap(({ problem, namespace }) => (problem === null ? [] : [nameOf(namespace)])))]
      if (stayed.length > 0) kit.showErrorMessage(words.account.stayed(new Intl.ListFormat(words.language).format(stayed)))
    }
    disconnect().then(tell, (error) => console.error('Disconnecting was cut short', error))
  }
}
