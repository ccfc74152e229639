import type { ListedWallet } from '../directory.types.ts'
import { chainKinds } from './chains.ts'
import { listWallet } from './list-wallet.ts'

/** The simulated phone wallet, which the directory lists first. */
export const phoneWallet = {
  id: 'ed630ade63851f04793e88f9ea1fbd87513a61c642b732cbe88b1f381e4f2735',
  name: 'Pocket',
  scheme: 'pocket://',
  imageId: '6d0c1a5e-70c4-4e7a-9b1f-0f6c5e0a0100',
} as const

/** Creates the entry of the phone. `universalBase`: its universal link, null for none. */
export const listPhone = (universalBase: string | null): ListedWallet =>
  listWallet({
    id: phoneWallet.id,
    name: phoneWallet.name,
    badge_type: 'certified',
    chains: chainKinds.all,
    image_id: phoneWallet.imageId,
    mobile_link: phoneWallet.scheme,
    link_mode: universalBase,
    webapp_link: universalBase,
    app_store: 'https://apps.example/ios/pocket',
    play_store: 'https://apps.example/android/pocket',
  })
