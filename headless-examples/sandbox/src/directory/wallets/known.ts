import type { ListedWallet } from '../directory.types.ts'
import { type ChainKind, chainKinds } from './chains.ts'
import { listWallet } from './list-wallet.ts'

type KnownWallet = Pick<ListedWallet, 'id' | 'name' | 'homepage' | 'mobile_link'> &
  Partial<ListedWallet>
const supports = (kind: ChainKind) => ({ chains: chainKinds[kind] })
const injects = (...ids: readonly string[]) => ({
  injected: ids.map((injected_id) => ({ namespace: 'eip155', injected_id })),
})

const known: readonly KnownWallet[] = [
  {
    id: 'c57ca95b47569778a828d19178114f4db188b89b763c899ba0be274e97267d96',
    name: 'MetaMask',
    homepage: 'https://metamask.io/',
    mobile_link: 'metamask://',
    link_mode: 'https://metamask.app.link',
    rdns: 'io.metamask',
    badge_type: 'certified',
    ...injects('isMetaMask'),
    ...supports('ethereumAndSolana'),
  },
  {
    id: 'fd20dc426fb37566d803205b19bbc1d4096b248ac04548e3cfb6b3a38bd033aa',
    name: 'Coinbase Wallet',
    homepage: 'https://www.coinbase.com/wallet/',
    mobile_link: null,
    rdns: 'com.coinbase.wallet',
    ...injects('isCoinbaseWallet'),
    ...supports('ethereumAndSolana'),
  },
  {
    id: '4622a2b2d6af1c9844944291e5e7351a6aa24cd7b23099efac1b2fd875da31a0',
    name: 'Trust Wallet',
    homepage: 'https://trustwallet.com/',
    mobile_link: 'trust://',
    link_mode: 'https://link.trustwallet.com',
    rdns: 'com.trustwallet.app',
    badge_type: 'certified',
    ...injects('isTrust', 'isTrustWallet'),
    ...supports('all'),
  },
  {
    id: 'a797aa35c0fadbfc1a53e7f675162ed5226968b44a19ee3d24385c64d1d3c393',
    name: 'Phantom',
    homepage: 'https://phantom.app/',
    mobile_link: null,
    rdns: 'app.phantom',
    ...injects('isPhantom'),
    ...supports('ethereumAndSolana'),
  },
  {
    id: '1ca0bdd4747578705b1939af023d120677c64fe6ca76add81fda36e350605e79',
    name: 'Solflare',
    homepage: 'https://solflare.com/',
    mobile_link: 'solflare://',
    link_mode: 'https://solflare.com',
    ...supports('solana'),
  },
  {
    id: '225affb176778569276e484e1b92637ad061b01e13a048b35a9d280c3b58970f',
    name: 'Safe',
    homepage: 'https://safe.global/',
    mobile_link: 'safe://',
    link_mode: 'https://app.safe.global/',
    webapp_link: 'https://app.safe.global/',
    badge_type: 'certified',
  },
  {
    id: '19177a98252e07ddfc9af2083ba8e07ef627cb6103467ffebb3f8f4205fd7927',
    name: 'Ledger Live',
    homepage: 'https://www.ledger.com/',
    mobile_link: 'ledgerlive://',
    desktop_link: 'ledgerlive://',
    ...supports('all'),
  },
  {
    id: '971e689d0a5be527bac79629b4ee9b925e82208e5168b733496a09c0faed0709',
    name: 'OKX Wallet',
    homepage: 'https://www.okx.com/web3',
    mobile_link: 'okex://main',
    rdns: 'com.okex.wallet',
    ...injects('isOkxWallet', 'isOKExWallet'),
    ...supports('all'),
  },
  {
    id: '2a3c89040ac3b723a1972a33a125b1db11e258a6975d3a61252cd64e6ea5ea01',
    name: 'Coin98',
    homepage: 'https://coin98.com/',
    mobile_link: 'coin98://',
    rdns: 'coin98.com',
    ...injects('isCoin98'),
    ...supports('ethereumAndSolana'),
  },
  {
    id: '8b830a2b724a9c3fbab63af6f55ed29c9dfa8a55e732dc88c80a196a2ba136c6',
    name: 'Magic Eden',
    homepage: 'https://wallet.magiceden.io/',
    mobile_link: 'magiceden://',
    rdns: 'io.magiceden.wallet',
    ...injects('isMagicEden'),
    ...supports('ethereumAndSolana'),
  },
  {
    id: '2bd8c14e035c2d48f184aaa168559e86b0e3433228d3c4075900a221785019b0',
    name: 'Backpack',
    homepage: 'https://backpack.app/',
    mobile_link: 'backpack://',
    rdns: 'app.backpack',
    ...injects('isBackpack'),
    ...supports('ethereumAndSolana'),
  },
  {
    id: '38f5d18bd8522c244bdd70cb4a68e0e718865155811c043f052fb9f1c51de662',
    name: 'Bitget Wallet',
    homepage: 'https://web3.bitget.com/',
    mobile_link: 'bitkeep://',
    link_mode: 'https://bkcode.vip',
    rdns: 'com.bitget.web3',
    badge_type: 'certified',
    ...injects('isBitKeep', 'isBitKeepChrome'),
    ...supports('all'),
  },
  {
    id: '85db431492aa2e8672e93f4ea7acf10c88b97b867b0d373107af63dc4880f041',
    name: 'Frontier',
    homepage: 'https://www.frontier.xyz/',
    mobile_link: 'frontier://',
    rdns: 'xyz.frontier.wallet',
    ...injects('isFrontier'),
    ...supports('ethereumAndSolana'),
  },
  {
    id: '2a87d74ae02e10bdd1f51f7ce6c4e1cc53cd5f2c0b6b5ad0d7b3007d2b13de7b',
    name: 'Xverse Wallet',
    homepage: 'https://www.xverse.app/',
    mobile_link: 'xverse://',
    ...supports('bitcoin'),
  },
  {
    id: '483afe1df1df63daf313109971ff3ef8356ddf1cc4e45877d205eee0b7893a13',
    name: 'Leather',
    homepage: 'https://leather.io/',
    mobile_link: null,
    ...supports('bitcoin'),
  },
]

/** Lists real wallets whose public ids the kit knows. The pictures are not authentic. */
export const listKnown = (): readonly ListedWallet[] => known.map(listWallet)
