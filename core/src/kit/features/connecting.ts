import { accountStore } from '../../stores/account/account.store.ts'
import { withoutNavigation } from '../commands/without-navigation.ts'

/** The account store, and the reactions of flows that a page runs. */
export const connectingFeature = { accountStore, withoutNavigation }
