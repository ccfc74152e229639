import type { CustomWallet } from '@latchkit/core/utils'
import { page } from 'vitest/browser'
import type { KitError } from '../../../core/src/errors/kit-error.ts'
import { fox } from '../samples.ts'
import { button, heading, sees } from './look.ts'
import { asked, connectFox, type World, type WorldOptions } from './world.tsx'

/** A screen of the modal: the page it is on, the way there, and what tells it is there. */
export type View = { options?: WorldOptions; go(world: World): Promise<unknown> }

export const legal = {
  termsConditionsUrl: 'https://page.example/terms',
  privacyPolicyUrl: 'https://page.example/privacy',
}
export const own: CustomWallet = {
  id: fox.id,
  name: fox.name,
  homepage: 'https://fox.example',
  chrome_store: 'https://chromewebstore.google.com/detail/fox',
  app_store: 'https://apps.apple.com/app/fox',
  play_store: 'https://play.google.com/store/apps/fox',
}
export const missing: WorldOptions = { wallets: [], kit: { customWallets: [own] } }

export const list = async ({ kit }: World) => {
  await kit.open()
  await sees(button(/^Fox/))
}
export const asking = async ({ kit }: World) => {
  await kit.open()
  kit.navigate.push('ConnectingExternal', { connectorId: fox.id })
  await sees(heading('Approve in Fox'))
}
export const answered = async (world: World, error: KitError) => {
  await asking(world)
  ;(await asked(world.adapter.calls.connect)).reject(error)
}
export const account = async (world: World) => {
  await connectFox(world)
  await world.kit.open()
  await sees(button('Disconnect'))
}
export const toSepolia = async (world: World) => {
  await connectFox(world)
  await world.kit.open({ view: 'Networks' })
  await button(/^Sepolia/).click()
}
export const switching = async (world: World) => {
  await toSepolia(world)
  await sees(heading('Approve in Fox'))
  return asked(world.adapter.calls.switchNetwork)
}
export const opened = async (
  { kit }: World,
  view: 'Networks' | 'WhatIsAWallet' | 'WhatIsANetwork',
) => {
  await kit.open({ view })
  await sees(page.getByRole('dialog'))
}

export const addresses = async (world: World) => {
  await account(world)
  await button(/^Switch account/).click()
}
export const cancel = () => {}
export const passing = (
  flow: string,
  view: object,
  before: (world: World) => Promise<unknown>,
  title: string,
): View => ({
  options: { frozen: { flow, view } },
  async go(world) {
    await before(world)
    await sees(heading(title))
  },
})
