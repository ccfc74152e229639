import { accountStore } from '../../stores/account/account.store.ts'
import { withoutNavigation } from '../commands/without-navigation.ts'
import { createWalletRouter } from '../deps/wallet-router.ts'

/** The code of connected wallets and their accounts. */
export const connectingFeature = { accountStore, createWalletRouter, withoutNavigation }
