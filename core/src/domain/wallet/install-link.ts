import type { Wallet } from './wallet.ts'

/** Whether somebody says where a wallet can be got: in a store, or on its own page. */
export const isToBeHad = ({ homepage, app_store, play_store, chrome_store }: Wallet): boolean =>
  [homepage, app_store, play_store, chrome_store].some((page) => page !== null)
