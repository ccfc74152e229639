import type { IncludedTransaction, Ledger } from './create-ledger.ts'

/** In ms. */
const blockTime = 1_000

/** Adds a block a second while a sent transaction is not finalized. Returns stop. */
export function addBlocks(ledger: Ledger): () => void {
  let pending: IncludedTransaction[] = []
  let timer: NodeJS.Timeout | null = null
  const schedule = () => {
    timer ??= setTimeout(() => {
      timer = null
      ledger.advance(1)
      pending = pending.filter((transaction) => !ledger.isFinalized(transaction))
      if (pending.length > 0) schedule()
    }, blockTime)
  }
  const unsubscribe = ledger.onTransaction((transaction) => {
    pending.push(transaction)
    schedule()
  })
  return () => {
    unsubscribe()
    if (timer !== null) clearTimeout(timer)
  }
}
