import type { Wallet } from './wallet.ts'

type KnownWallet = {
  /** Id in the wallet directory. */
  id: string
  /** The rdns that the extension announces. */
  rdns: string
}

/** Wallets that have special rules. */
export const walletIds = {
  metamask: {
    id: 'c57ca95b47569778a828d19178114f4db188b89b763c899ba0be274e97267d96',
    rdns: 'io.metamask',
  },
  coinbase: {
    id: 'fd20dc426fb37566d803205b19bbc1d4096b248ac04548e3cfb6b3a38bd033aa',
    rdns: 'com.coinbase.wallet',
  },
  trust: {
    id: '4622a2b2d6af1c9844944291e5e7351a6aa24cd7b23099efac1b2fd875da31a0',
    rdns: 'com.trustwallet.app',
  },
  phantom: {
    id: 'a797aa35c0fadbfc1a53e7f675162ed5226968b44a19ee3d24385c64d1d3c393',
    rdns: 'app.phantom',
  },
  solflare: {
    id: '1ca0bdd4747578705b1939af023d120677c64fe6ca76add81fda36e350605e79',
    rdns: 'com.solflare',
  },
  okx: {
    id: '971e689d0a5be527bac79629b4ee9b925e82208e5168b733496a09c0faed0709',
    rdns: 'com.okex.wallet',
  },
  bitget: {
    id: '38f5d18bd8522c244bdd70cb4a68e0e718865155811c043f052fb9f1c51de662',
    rdns: 'com.bitget.web3',
  },
  backpack: {
    id: '2bd8c14e035c2d48f184aaa168559e86b0e3433228d3c4075900a221785019b0',
    rdns: 'app.backpack',
  },
  binance: {
    id: '8a0ee50d1f22f6651afcae7eb4253e52a3310b90af5daef78a8c4929a9bb99d4',
    rdns: 'com.binance.wallet',
  },
} as const satisfies Record<string, KnownWallet>

/** The properties that identify a wallet. */
export type Named = Pick<Wallet, 'id' | 'rdns'>

/** Whether the wallet has the id or the rdns of a known wallet. */
export const isWallet = (wallet: Named, known: KnownWallet): boolean =>
  wallet.id === known.id || wallet.rdns === known.rdns

/**
 * The id of the installed connector of a directory wallet, matched by id or rdns. Null if the
 * wallet is not installed.
 */
export function installedAs(wallet: Named, installed: readonly Named[]): string | null {
  const knownRdns = Object.values(walletIds).find((known) => known.id === wallet.id)?.rdns ?? null
  const names = [wallet.rdns, knownRdns].filter((rdns) => rdns !== null)
  return (
    installed.find(({ id, rdns }) => id === wallet.id || (rdns !== null && names.includes(rdns)))
      ?.id ?? null
  )
}
