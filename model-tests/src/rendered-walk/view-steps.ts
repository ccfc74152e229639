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

/** A screen of the modal. `go` opens it and resolves when it is shown. */
export type View = { options?: RenderedKitOptions; go(rendered: RenderedKit): Promise<unknown> }

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
export const rejectedWith = async (rendered: RenderedKit, error: KitError) => {
  await requesting(rendered)
  ;(await nextRequest(rendered.adapter.calls.connect)).reject(error)
}
export const account = async (rendered: RenderedKit) => {
  await connectFox(rendered)
  await rendered.kit.open()
  await expectVisible(button('Disconnect'))
}
export const toSepolia = async (rendered: RenderedKit) => {
  await connectFox(rendered)
  await rendered.kit.open({ view: 'Networks' })
  await button(/^Sepolia/).click()
}
export const switching = async (rendered: RenderedKit) => {
  await toSepolia(rendered)
  await expectVisible(heading('Approve in Fox'))
  return nextRequest(rendered.adapter.calls.switchNetwork)
}
export const opened = async (
  { kit }: RenderedKit,
  view: 'Networks' | 'WhatIsAWallet' | 'WhatIsANetwork',
) => {
  await kit.open({ view })
  await expectVisible(page.getByRole('dialog'))
}

export const addresses = async (rendered: RenderedKit) => {
  await account(rendered)
  await button(/^Switch account/).click()
}
export const cancel = () => {}
export const frozenView = (
  flow: string,
  view: object,
  before: (rendered: RenderedKit) => Promise<unknown>,
  title: string,
): View => ({
  options: { frozen: { flow, view } },
  async go(rendered) {
    await before(rendered)
    await expectVisible(heading(title))
  },
})
