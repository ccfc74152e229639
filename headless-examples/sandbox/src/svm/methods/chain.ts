import { type Method, parseAmount, parseString, withContext } from './method.ts'

const slotsInEpoch = 432_000n

/** The genesis hash of devnet, because pages configure the sandbox chain as devnet. */
const genesisHash = 'EtWTRABZaYq6iMfeYKouRu166VU2xqa1wcaWoxPkrZBG'

/** Methods that return the state of the node and its blocks. */
export const chainMethods: Readonly<Record<string, Method>> = {
  getHealth: () => 'ok',
  getVersion: () => ({ 'solana-core': '2.0.0', 'feature-set': 0 }),
  getGenesisHash: () => genesisHash,
  getSlot: ({ vm }) => vm.slot(),
  getBlockHeight: (ledger) => ledger.height(),
  getEpochInfo: (ledger) => ({
    absoluteSlot: ledger.vm.slot(),
    blockHeight: ledger.height(),
    epoch: ledger.vm.slot() / slotsInEpoch,
    slotIndex: ledger.vm.slot() % slotsInEpoch,
    slotsInEpoch,
    transactionCount: ledger.transactionCount(),
  }),
  getLatestBlockhash: (ledger) => withContext(ledger, ledger.latestBlockhash()),
  isBlockhashValid: (ledger, [blockhash]) =>
    withContext(ledger, ledger.isBlockhashValid(parseString(blockhash))),
  getMinimumBalanceForRentExemption: ({ vm }, [size]) => vm.minimumRent(parseAmount(size)),
}
