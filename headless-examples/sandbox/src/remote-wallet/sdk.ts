import type { Sdk } from './sdk.types.ts'

/** Loaded when a wallet is made: the SDK is large, and a test may bring another version. */
export async function currentSdk(): Promise<Sdk> {
  const [{ Core }, { WalletKit }] = await Promise.all([
    import('@walletconnect/core'),
    import('@reown/walletkit'),
  ])
  return { Core, WalletKit }
}
