import type { CustomWallet } from '@latchkit/core/utils'
import { page } from 'vitest/browser'
import type { KitError } from '../../../core/src/errors/kit-error.ts'
import { fox } from '../samples.ts'
import { button, expectVisible, heading } from './locators.ts'
import {
  connectFox,
  nextRequest,
  type RenderedKit,
  type RenderedKitOptions,
} from './rendered-kit.tsx'

/**
 * A screen of the modal: the page, the steps to reach it, and the element that shows it is reached.
 */
export type View = { options?: RenderedKitOptions; go(world: RenderedKit): Promise<unknown> }

export const legal = {
  termsConditionsUrl: 'https://page.example/terms',
  privacyPolicyUrl: 'https://page.example/privacy',
}
export const customWallet: CustomWallet = {
  id: fox.id,
  name: fox.name,
  homepage: 'https://fox.example',
  chrome_store: 'https://chromewebstore.google.com/detail/fox',
  app_store: 'https://apps.apple.com/app/fox',
  play_store: 'https://play.google.com/store/apps/fox',
}
export const withoutWallets: RenderedKitOptions = {
  wallets: [],
  kit: { customWallets: [customWallet] },
}

export const connectList = async ({ kit }: RenderedKit) => {
  await kit.open()
  await expectVisible(button(/^Fox/))
}
export const requesting = async ({ kit }: RenderedKit) => {
  await kit.open()
  kit.modal.push('ConnectingExternal', { connectorId: fox.id })
  await expectVisible(heading('Approve in Fox'))
}
export const rejectedWith = async (world: RenderedKit, error: KitError) => {
  await requesting(world)
  ;(await nextRequest(world.adapter.calls.connect)).reject(error)
}
export const account = async (world: RenderedKit) => {
  await connectFox(world)
  await world.kit.open()
  await expectVisible(button('Disconnect'))
}
export const toSepolia = async (world: RenderedKit) => {
  await connectFox(world)
  await world.kit.open({ view: 'Networks' })
  await button(/^Sepolia/).click()
}
export const switching = async (world: RenderedKit) => {
  await toSepolia(world)
  await expectVisible(heading('Approve in Fox'))
  return nextRequest(world.adapter.calls.switchNetwork)
}
export const opened = async (
  { kit }: RenderedKit,
  view: 'Networks' | 'WhatIsAWallet' | 'WhatIsANetwork',
) => {
  await kit.open({ view })
  await expectVisible(page.getByRole('dialog'))
}

export const addresses = async (world: RenderedKit) => {
  await account(world)
  await button(/^Switch account/).click()
}
export const cancel = () => {}
export const frozenView = (
  flow: string,
  view: object,
  before: (world: RenderedKit) => Promise<unknown>,
  title: string,
): View => ({
  options: { frozen: { flow, view } },
  async go(world) {
    await before(world)
    await expectVisible(heading(title))
  },
})
