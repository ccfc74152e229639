/** The account store, and the reactions of flows that a page runs. */
export { accountStore } from '../../stores/account/account.store.ts'
export { withoutNavigation } from '../commands/without-navigation.ts'
