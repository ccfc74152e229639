import { networkName, walletName, walletNameFirst } from '../../../locales/en-names.ts'
import { enShared } from '../../../locales/en-shared.ts'

/** English texts of the list of networks, and of switching to one. */
export const networksTexts = {
  ...enShared,
  networks: {
    list: 'Networks',
    search: 'Search networks',
    noMatch: (text: string) => `No network matches “${text}”`,
    clearSearch: 'Clear search',
    testNetwork: 'Test network',
    notOffered: 'Not supported by your wallet',
    noWallet: 'Not connected',
    notSure: 'Not sure which?',
    guide: 'What is a network?',
    confirm: (network: string | null) => `Switch to ${networkName(network)}?`,
    confirmText: (network: string | null) =>
      `You can't log in on the current network. Switch to ${networkName(network)}, then log in.`,
    confirmAction: 'Switch',
    switchingText: (wallet: string | null, network: string | null) =>
      `Confirm in ${walletName(wallet)} to switch to ${networkName(network)}.`,
    addingText: (wallet: string | null, network: string | null) =>
      `Confirm in ${walletName(wallet)} to add ${networkName(network)}.`,
    rejectedText: 'Nothing has changed. You can try again.',
    failed: (network: string | null) => `Couldn't switch to ${networkName(network)}`,
    switched: (network: string | null) => `You're on ${networkName(network)}`,
    unsupported: 'Unsupported network',
    unsupportedText: (wallet: string | null) =>
      `${walletNameFirst(wallet)} is on a network this site doesn't support. Switch to continue.`,
  },
}
export type NetworksTexts = typeof networksTexts
