/** The name of the legacy `window.ethereum` provider, whose wallet is unknown. */
export const legacyWalletName = 'Browser Wallet'
