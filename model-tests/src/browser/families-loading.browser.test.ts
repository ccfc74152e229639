import { expect } from 'vitest'
import { dialog, knows, openModal } from './harness/demo.ts'
import { journey } from './harness/journey.ts'
import type { Visitor } from './harness/visitor.ts'

/** A word that stands in what a family brings with its first wallet, and nowhere else. */
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

/** The families whose code came beside what the page itself is made of: its pretend wallets say the same words. */
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
    `nothing of ${family} comes before ${wallets[family]} is picked or restored, and nothing of the others then`,
    async (visitor) => {
      const { page } = visitor
      await visitor.visit('/?chains=all&approve=auto')
      await visitor.quiet()
      const pages = scriptsOf(visitor)
      await openModal(visitor)
      await dialog(page).getByRole('button', { name: wallets[family] }).waitFor()
      expect(await loaded(visitor, pages)).toEqual([])

      await dialog(page).getByRole('button', { name: wallets[family] }).click()
      await knows(page, 'Status', 'connected')
      await knows(page, 'Balance', /\d/)
      expect(await loaded(visitor, pages)).toEqual([family])

      await page.reload()
      await knows(page, 'Status', 'connected')
      await knows(page, 'Balance', /\d/)
      expect(await loaded(visitor, pages)).toEqual([family])
    },
  )
}
