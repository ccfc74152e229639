import { expect } from 'vitest'
import { dialog, expectState, openModal } from './harness/demo.ts'
import { getFile } from './harness/get-file.ts'
import { journey } from './harness/journey.ts'
import type { Visitor } from './harness/visitor.ts'

/** Strings that only the lazily loaded code of their namespace contains. */
const markers = {
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
const namespaces = ['solana', 'polkadot', 'bip122', 'cosmos'] as const

const scriptsOf = ({ requests }: Visitor) => new Set(requests.filter((url) => url.endsWith('.js')))

/**
 * Namespaces whose code was loaded. Ignores `pageScripts`: the test wallets of the page contain the
 * same strings.
 */
async function loadedNamespaces(
  visitor: Visitor,
  pageScripts: ReadonlySet<string>,
): Promise<readonly string[]> {
  await visitor.waitForIdle()
  const laterScripts = [...scriptsOf(visitor)].filter((url) => !pageScripts.has(url))
  const texts = await Promise.all(
    laterScripts.map(async (url) => (await getFile(visitor.page, url)).text()),
  )
  return namespaces.filter((namespace) => texts.some((text) => text.includes(markers[namespace])))
}

for (const namespace of namespaces) {
  journey(
    `code of ${namespace} loads when ${wallets[namespace]} is picked or restored, without code of other namespaces`,
    async (visitor) => {
      const { page } = visitor
      await visitor.visit('/?chains=all&approve=auto')
      await visitor.waitForIdle()
      const pageScripts = scriptsOf(visitor)
      await openModal(visitor)
      await dialog(page).getByRole('button', { name: wallets[namespace] }).waitFor()
      expect(await loadedNamespaces(visitor, pageScripts)).toEqual([])

      await dialog(page).getByRole('button', { name: wallets[namespace] }).click()
      await expectState(page, 'Status', 'connected')
      await expectState(page, 'Balance', /\d/)
      expect(await loadedNamespaces(visitor, pageScripts)).toEqual([namespace])

      await page.reload()
      await expectState(page, 'Status', 'connected')
      await expectState(page, 'Balance', /\d/)
      expect(await loadedNamespaces(visitor, pageScripts)).toEqual([namespace])
    },
  )
}
