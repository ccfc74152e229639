import type { ListedWallet } from '../directory.types.ts'
import { chainKinds } from './chains.ts'
import { slugOf } from './names.ts'
import { hexOf, imageIdOf } from './random.ts'

/** A wallet in order: known by a custom scheme, on the chains of Ethereum; the rest as told. Its place in the list comes later. */
export const listWallet = (wallet: Partial<ListedWallet> & { name: string }): ListedWallet => ({
  id: hexOf(`latchkit sandbox ${wallet.name}`),
  order: 0,
  badge_type: null,
  chains: chainKinds.ethereum,
  homepage: `https://${slugOf(wallet.name)}.example/`,
  image_id: imageIdOf(wallet.name),
  image_url: null,
  link_mode: null,
  mobile_link: `${slugOf(wallet.name)}://`,
  desktop_link: null,
  webapp_link: null,
  app_store: null,
  play_store: null,
  chrome_store: null,
  rdns: null,
  injected: null,
  ...wallet,
})
