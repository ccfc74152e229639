import { accountStore } from '../../stores/account/account.store.ts'
import { withoutNavigation } from '../commands/without-navigation.ts'

/** The code of accounts, which load before a flow that connects one. */
export const connectingFeature = { accountStore, withoutNavigation }
