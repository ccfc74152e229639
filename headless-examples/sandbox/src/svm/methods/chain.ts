import { amountIn, type Method, textIn, withContext } from './method.ts'

const slotsInEpoch = 432_000n

/** Devnet's: whoever looks finds the network that pages know the sandbox's chain by. */
const genesisHash = 'EtWTRABZaYq6iMfeYKouRu166VU2xqa1wcaWoxPkrZBG'

/** What the node says of itself and of its blocks. */
export const chainMethods: Readonly<Record<string, Method>> = {
  getHealth: () => 'ok',
  getVersion: () => ({ 'solana-core': '2.0.0', 'feature-set': 0 }),
  getGenesisHash: () => genesisHash,
  getSlot: ({ machine }) => machine.slot(),
  getBlockHeight: (ledger) => ledger.height(),
  getEpochInfo: (ledger) => ({
    absoluteSlot: ledger.machine.slot(),
    blockHeight: ledger.height(),
    epoch: ledger.machine.slot() / slotsInEpoch,
    slotIndex: ledger.machine.slot() % slotsInEpoch,
    slotsInEpoch,
    transactionCount: ledger.count(),
  }),
  getLatestBlockhash: (ledger) => withContext(ledger, ledger.latest()),
  isBlockhashValid: (ledger, [blockhash]) => withContext(ledger, ledger.isGood(textIn(blockhash))),
  getMinimumBalanceForRentExemption: ({ machine }, [size]) => machine.rentFor(amountIn(size)),
}
