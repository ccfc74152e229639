import type { Wallet } from './wallet.ts'

/** Whether the wallet has a home page or a link to a store. */
export const hasInstallLink = ({
  homepage,
  app_store,
  play_store,
  chrome_store,
}: Wallet): boolean => [homepage, app_store, play_store, chrome_store].some((page) => page !== null)
