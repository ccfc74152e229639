import type { ListedWallet } from '../directory.types.ts'
import { chainKinds } from './chains.ts'
import { slugOf } from './names.ts'
import { hexOf, imageIdOf } from './random.ts'

/**
 * Creates a well-formed entry: by default with a custom scheme and Ethereum chains. `listAll` sets
 * `order`.
 */
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
