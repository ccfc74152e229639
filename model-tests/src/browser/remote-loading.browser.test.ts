import { expect } from 'vitest'
import { dialog } from './harness/demo.ts'
import { readCode } from './harness/qr.ts'
import { type RemoteVisitor, remoteJourney } from './harness/remote-journey.ts'

/**
 * Whether a requested file contains the remote-wallet SDK, recognised by a name that does not occur
 * in our code.
 */
async function hasSdk({ requests, page }: RemoteVisitor): Promise<boolean> {
  const scripts = [...new Set(requests.filter((url) => url.endsWith('.js')))]
  const texts = await Promise.all(scripts.map(async (url) => (await page.request.get(url)).text()))
  return texts.some((text) => text.includes('wc_sessionSettle'))
}

remoteJourney(
  'the remote-wallet SDK and its socket load with the first code, and the directory is requested when the modal opens',
  async (visitor) => {
    const { page, directory, relay } = visitor
    const button = page.locator('main').getByRole('button')
    const seen = async () => ({
      sdk: await hasSdk(visitor),
      lines: visitor.sockets.length + relay.clients(),
      asked: directory.requests().length > 0,
    })
    await visitor.visit('/many.html')
    await button.hover()
    await visitor.quiet()
    expect(await seen()).toEqual({ sdk: false, lines: 0, asked: false })

    await button.click()
    await dialog(page).getByRole('button', { name: 'All wallets' }).click()
    await dialog(page).getByRole('gridcell').first().waitFor()
    await visitor.quiet()
    expect(await seen()).toEqual({ sdk: false, lines: 0, asked: true })

    await dialog(page).getByRole('button', { name: 'Back' }).click()
    await dialog(page).getByRole('button', { name: 'WalletConnect' }).click()
    await readCode(page)
    await expect.poll(seen).toEqual({ sdk: true, lines: 2, asked: true })
  },
  { plain: true },
)
