/** The classes of each version of WalletKit, with those of the version of its core. */
export const sdks = {
  '1.5.6': async () => ({
    ...(await import('walletconnect-core-2.23.10')),
    ...(await import('walletkit-1.5.6')),
  }),
  '1.4.1': async () => ({
    ...(await import('walletconnect-core-2.23.0')),
    ...(await import('walletkit-1.4.1')),
  }),
  '1.2.6': async () => ({
    ...(await import('walletconnect-core-2.21.2')),
    ...(await import('walletkit-1.2.6')),
  }),
  '1.2.0': async () => ({
    ...(await import('walletconnect-core-2.18.0')),
    ...(await import('walletkit-1.2.0')),
  }),
}
