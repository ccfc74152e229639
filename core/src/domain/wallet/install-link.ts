import type { Wallet } from './wallet.ts'

/** Whether the wallet has a home page or a link to a store. */
export const hasInstallLink = ({
  homepage,
  app_store,
  play_store,
  chrome_store,
}: Wallet): boolean => [homepage, app_store, play_store, chrome_store].some((page) => page !== null)

/** Whether a link can open the wallet: its mobile, desktop or web app. */
export const isLinked = ({ mobile_link, desktop_link, webapp_link }: Wallet): boolean =>
  mobile_link !== null || desktop_link !== null || webapp_link !== null
