/** The code that reads the wallet directory. */
export { createWalletDirectory } from '../../clients/wallet-directory/create-wallet-directory.ts'
export { directoryStore } from '../../stores/directory/directory.store.ts'
export { createStateDetails } from '../deps/state-details.ts'
