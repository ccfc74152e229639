import { createWalletDirectory } from '../../clients/wallet-directory/create-wallet-directory.ts'
import { directoryStore } from '../../stores/directory/directory.store.ts'
import { createStateDetails } from '../deps/state-details.ts'

/** The code that reads the wallet directory. */
export const directoryFeature = { directoryStore, createWalletDirectory, createStateDetails }
