import { expect } from 'vitest'
import { dialog, expectState, openModal } from './harness/demo.ts'
import { journey } from './harness/journey.ts'
import type { Visitor } from './harness/visitor.ts'

/** A string that only the lazily loaded code of a namespace contains. */
const marks = {
  solana: 'getSignatureStatuses',
  polkadot: 'state_getStorage',
  bip122: 'wallet_renouncePermissions',
  cosmos: 'sign/MsgSignData',
} as const
const wallets = {
  solana: 'Sunbeam',
  polkadot: 'Thistle',
  bip122: 'Millstone',
  cosmos: 'Comet',
} as const
const all = ['solana', 'polkadot', 'bip122', 'cosmos'] as const

const scriptsOf = ({ requests }: Visitor) => new Set(requests.filter((url) => url.endsWith('.js')))

/**
 * Namespaces whose code was loaded. Files of the page are left out: its test wallets contain the
 * same strings.
 */
async function loaded(visitor: Visitor, pages: ReadonlySet<string>): Promise<readonly string[]> {
  await visitor.quiet()
  const later = [...scriptsOf(visitor)].filter((url) => !pages.has(url))
  const texts = await Promise.all(
    later.map(async (url) => (await visitor.page.request.get(url)).text()),
  )
  return all.filter((family) => texts.some((text) => text.includes(marks[family])))
}

for (const family of all) {
  journey(
    `code of ${family} loads when ${wallets[family]} is picked or restored, without code of other namespaces`,
    async (visitor) => {
      const { page } = visitor
      await visitor.visit('/?chains=all&approve=auto')
      await visitor.quiet()
      const pages = scriptsOf(visitor)
      await openModal(visitor)
      await dialog(page).getByRole('button', { name: wallets[family] }).waitFor()
      expect(await loaded(visitor, pages)).toEqual([])

      await dialog(page).getByRole('button', { name: wallets[family] }).click()
      await expectState(page, 'Status', 'connected')
      await expectState(page, 'Balance', /\d/)
      expect(await loaded(visitor, pages)).toEqual([family])

      await page.reload()
      await expectState(page, 'Status', 'connected')
      await expectState(page, 'Balance', /\d/)
      expect(await loaded(visitor, pages)).toEqual([family])
    },
  )
}
