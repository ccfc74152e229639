import { type HDAccount, mnemonicToAccount } from 'viem/accounts'

/** Known to everybody on purpose: money sent to these accounts on a real network is gone. Ten of them are funded on every sandbox chain. */
export const mnemonic = 'test test test test test test test test test test test junk'

/** How many accounts the chains fund. */
export const fundedAccounts = 10

/** A funded account with its key, by its place in the mnemonic. */
export const sandboxAccount = (index: number): HDAccount => mnemonicToAccount(mnemonic, { addressIndex: index })
