import type { ListedWallet } from '../directory.types.ts'
import { chainKinds } from './chains.ts'
import { listWallet } from './list-wallet.ts'

/** Listed wallets that the sandbox also installs in pages. A wallet list must show them once. */
export const listInstallable = (): readonly ListedWallet[] => [
  listWallet({
    name: 'Foxglove',
    rdns: 'sandbox.latchkit.foxglove',
    badge_type: 'certified',
    chrome_store: 'https://apps.example/chrome/foxglove',
    link_mode: 'https://link.foxglove.example',
  }),
  listWallet({
    name: 'Harbor Wallet',
    rdns: 'sandbox.latchkit.harbor',
    desktop_link: 'harbor-desktop://',
    chains: chainKinds.all,
  }),
  listWallet({
    name: 'Lumen',
    rdns: 'sandbox.latchkit.lumen',
    mobile_link: null,
    chrome_store: 'https://apps.example/chrome/lumen',
    injected: [{ namespace: 'eip155', injected_id: 'isLumen' }],
  }),
]

/** Wallets with legitimate long or accented names, names in other scripts and with emoji. */
export const listInternational = (): readonly ListedWallet[] =>
  [
    'Café Noisette',
    'すいれんウォレット',
    'Кошелёк «Рябина»',
    'محفظة النخيل',
    'Østersjø & Søn',
    'Teapot 🫖',
    'The Quite Considerable Wallet of Upper Fieldfare',
  ].map((name) => listWallet({ name }))
